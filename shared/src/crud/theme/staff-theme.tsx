import { ConfigProvider, ptBR } from '@rodovia/shared/antd-list';
import { useIsDark } from '@rodovia/shared/runtime';
import { type ComponentType, useMemo } from 'react';
import './antd.list.css';
import './controls.css';
import { themeConfig } from './theme-config';
import { useRoomy } from './use-roomy';

const button = { autoInsertSpace: false };
/** The title of a dialog keeps clear of the button that closes it. */
const modal = { styles: { header: { paddingInlineEnd: 32 } } };

/** A component that draws with antd, in the product's colours and language. */
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
