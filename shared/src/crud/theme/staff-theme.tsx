import { ConfigProvider, ptBR } from '@rodovia/shared/antd-list';
import { useIsDark } from '@rodovia/shared/runtime';
import { type ComponentType, useMemo } from 'react';
import './antd.list.css';
import './controls.css';
import { themeConfig } from './theme-config';
import { useRoomy } from './use-roomy';

const button = { autoInsertSpace: false };
/** Keeps the title of a dialog clear of its close button. */
const modal = { styles: { header: { paddingInlineEnd: 32 } } };

/** Wraps a component so that antd uses the product's theme and language. */
export function themed<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  return function Themed(props: P) {
    const dark = useIsDark();
    const roomy = useRoomy();
    const config = useMemo(() => themeConfig(dark, roomy), [dark, roomy]);
    return (
      <ConfigProvider theme={config} locale={ptBR} button={button} modal={modal}>
        <Component {...props} />
      </ConfigProvider>
    );
  };
}
