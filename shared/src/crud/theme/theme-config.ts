import { type ThemeConfig, theme } from '@rodovia/shared/antd-list';
import { tokens } from '@rodovia/shared/tokens';

/** Contrast of field borders according to WCAG 1.4.11. antd needs the value and not a CSS variable. */
const FIELD_LINE = { light: '#8a857c', dark: '#857f75' };

/** Keeps the same amber in both themes; antd would darken it in the dark one. */
const amberButton = { colorPrimary: tokens.amber, colorPrimaryHover: '#ffc52e', colorPrimaryActive: '#d99e00' };

/**
 * Returns antd's theme. Amber is only used for primary buttons: as text it would lack contrast, so antd's primary
 * colour is the text colour elsewhere. With `roomy`, controls are large enough for touch.
 */
export function themeConfig(dark: boolean, roomy: boolean): ThemeConfig {
  const colours = dark ? tokens.dark : tokens.light;
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    hashed: false,
    // the rules are in antd.list.css and antd.form.css; only the variables are set in the browser
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
      colorTextTertiary: colours.soft,
      // selected or hovered options: antd would derive these from the primary colour
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
