import { type ThemeConfig, theme } from '@rodovia/shared/antd-list';
import { tokens } from '@rodovia/shared/tokens';

/** Strong enough to tell a field from its ground (WCAG 1.4.11); antd needs the value itself, not a CSS variable. */
const FIELD_LINE = { light: '#8a857c', dark: '#857f75' };

/** The same amber in both themes: antd would darken it in the dark one. */
const amberButton = { colorPrimary: tokens.amber, colorPrimaryHover: '#ffc52e', colorPrimaryActive: '#d99e00' };

/**
 * antd in the product's colours. Amber is for the primary button only: as text it would be too faint on a light
 * ground, so everything else that antd paints in the primary colour is ink there. Where it is `roomy`, its controls are
 * as high as a finger needs.
 */
export function themeConfig(dark: boolean, roomy: boolean): ThemeConfig {
  const colours = dark ? tokens.dark : tokens.light;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    // The rules stand in antd.list.css and antd.form.css; only the values of the theme are made in the browser.
    zeroRuntime: true,
    token: {
      colorPrimary: dark ? tokens.amber : tokens.asphalt,
      colorError: dark ? '#ff9c93' : tokens.red,
      colorBgBase: colours.surface,
      colorTextBase: colours.ink,
      colorBgContainer: colours.surface,
      colorBgElevated: colours.surface,
      colorBorder: FIELD_LINE[dark ? 'dark' : 'light'],
      colorBorderSecondary: colours.line,
      colorTextPlaceholder: colours.soft,
      colorTextSecondary: colours.soft,
      // what is chosen, hovered or both, in an open selector and a menu: antd would mix them out of the primary colour
      controlItemBgActive: colours.raised,
      controlItemBgActiveHover: colours.line,
      controlItemBgHover: colours.raised,
      borderRadius: tokens.radius,
      fontFamily: tokens.font,
      fontSize: 14,
      controlHeight: roomy ? 44 : 36,
      controlHeightSM: roomy ? 44 : 28,
      motion: false,
    },
    components: {
      Button: {
        ...amberButton,
        primaryColor: tokens.asphalt,
        dangerColor: dark ? tokens.asphalt : '#ffffff',
        primaryShadow: 'none',
        defaultShadow: 'none',
        defaultHoverColor: colours.ink,
        defaultHoverBorderColor: colours.ink,
        defaultActiveColor: colours.ink,
        defaultActiveBorderColor: colours.ink,
      },
      Select: { optionSelectedColor: colours.ink },
      Table: { headerBorderRadius: 0, cellPaddingBlockSM: 6 },
    },
  };
}
