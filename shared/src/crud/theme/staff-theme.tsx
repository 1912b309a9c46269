import { ConfigProvider, ptBR } from '@rodovia/shared/antd';
import { useIsDark } from '@rodovia/shared/runtime';
import { type ReactNode, useMemo } from 'react';
import './antd.static.css';
import { themeConfig } from './theme-config';

const button = { autoInsertSpace: false };
/** The title of a dialog keeps clear of the button that closes it. */
const modal = { styles: { header: { paddingInlineEnd: 32 } } };

/**
 * antd in the product's colours and language. It comes with the pages that use antd and not with the layout, so
 * that a page without tables and forms does not wait for it.
 */
export function StaffTheme({ children }: { children: ReactNode }) {
  const dark = useIsDark();
  const config = useMemo(() => themeConfig(dark), [dark]);
  return (
    <ConfigProvider theme={config} locale={ptBR} button={button} modal={modal}>
      {children}
    </ConfigProvider>
  );
}
