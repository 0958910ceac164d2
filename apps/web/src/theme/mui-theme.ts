import { createTheme } from '@mui/material/styles';
import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { dark, fontFamily, hues, layout, light, motion, radius, rem, text } from './tokens';
import type { ColorToken, TextToken } from './tokens';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    small: React.CSSProperties;
    micro: React.CSSProperties;
    card: React.CSSProperties;
    reading: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    small?: React.CSSProperties;
    micro?: React.CSSProperties;
    card?: React.CSSProperties;
    reading?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    small: true;
    micro: true;
    card: true;
    reading: true;
  }
}

type Palette = Record<ColorToken, string>;

const palette = (c: Palette, family: { solid: string; on: string }) => ({
  primary: { main: c.primary, dark: c['primary-hover'], light: c['primary-tint'], contrastText: c['on-primary'] },
  secondary: { main: c.accent, dark: c['accent-hover'], light: c['accent-tint'], contrastText: c['on-accent'] },
  error: { main: c.danger, dark: c['danger-hover'], light: c['danger-tint'], contrastText: c['on-danger'] },
  warning: { main: c.warning, light: c['warning-tint'], dark: c['warning-ink'], contrastText: c.ink },
  success: { main: c.success, light: c['success-tint'], dark: c['success-ink'], contrastText: family.on },
  info: { main: c.primary, contrastText: c['on-primary'] },
  text: { primary: c.ink, secondary: c.muted, disabled: c.muted },
  divider: c.hairline,
  background: { default: c.paper, paper: c.surface },
  action: { hover: c.hover, selected: c['primary-tint'], disabled: c.muted, disabledBackground: c.sunken },
});

const type = (name: TextToken) => ({
  fontFamily,
  fontSize: rem(text[name].size),
  lineHeight: rem(text[name].line),
  fontWeight: text[name].weight,
  letterSpacing: text[name].tracking,
});

const mobile = `@media (max-width:${layout.mobile - 0.02}px)`;
const focus = { outline: '2px solid var(--hf-focus)', outlineOffset: 2 };
const quick = `${motion.base}ms ${motion.ease}`;

/** What every component looks like: the visual reference's component list, written once. */
const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&:focus-visible': focus } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        textTransform: 'none',
        whiteSpace: 'nowrap',
        minWidth: 0,
        height: 40,
        padding: '0 16px',
        borderRadius: radius.control,
        fontSize: rem(text.base.size),
        lineHeight: rem(text.base.line),
        fontWeight: 620,
        letterSpacing: 0,
        transition: `background-color ${quick}, border-color ${quick}, color ${quick}`,
        '& svg': { width: 18, height: 18 },
        [mobile]: { height: 44, fontSize: rem(text.reading.size) },
        '&.Mui-disabled': { color: 'var(--hf-muted)' },
        '&.MuiButton-loading': { color: 'transparent' },
        '& .MuiButton-loadingIndicator': { color: 'var(--hf-muted)' },
      },
      contained: {
        '&.Mui-disabled': { background: 'var(--hf-sunken)', boxShadow: 'inset 0 0 0 1px var(--hf-hairline)' },
      },
      outlined: {
        color: 'var(--hf-ink)',
        background: 'var(--hf-surface)',
        borderColor: 'var(--hf-field)',
        '&:hover': { background: 'var(--hf-hover)', borderColor: 'var(--hf-control)' },
        '&.Mui-disabled': { borderColor: 'var(--hf-hairline)', background: 'var(--hf-sunken)' },
        variants: [{ props: { color: 'error' }, style: { color: 'var(--hf-danger-ink)' } }],
      },
      text: {
        padding: '0 10px',
        color: 'var(--hf-primary)',
        '&:hover': { background: 'var(--hf-hover)' },
        variants: [{ props: { color: 'error' }, style: { color: 'var(--hf-danger-ink)' } }],
      },
      sizeSmall: {
        height: 32,
        padding: '0 12px',
        borderRadius: radius.small,
        fontSize: rem(text.small.size),
        '& svg': { width: 16, height: 16 },
        [mobile]: { height: 44 },
      },
      startIcon: { marginRight: 8, marginLeft: -2 },
      endIcon: { marginLeft: 8, marginRight: -2 },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 40,
        height: 40,
        borderRadius: radius.control,
        color: 'var(--hf-muted)',
        '&:hover': { background: 'var(--hf-hover)', color: 'var(--hf-ink)' },
        [mobile]: { width: 44, height: 44 },
      },
      sizeSmall: { width: 32, height: 32, borderRadius: radius.small, [mobile]: { width: 44, height: 44 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { transitionDuration: { enter: motion.slow, exit: motion.fast } },
    styleOverrides: {
      paper: {
        background: 'var(--hf-raised)',
        borderRadius: radius.dialog,
        boxShadow: 'var(--hf-shadow-float)',
        margin: 24,
        maxHeight: 'calc(100% - 48px)',
        [mobile]: {
          margin: 0,
          width: '100%',
          maxWidth: 'none !important',
          height: '100%',
          maxHeight: 'none',
          borderRadius: 0,
          paddingTop: 'var(--hf-safe-top)',
          paddingBottom: 'var(--hf-safe-bottom)',
        },
      },
      container: { [mobile]: { alignItems: 'stretch' } },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--hf-scrim)' } } } },
  MuiMenu: {
    defaultProps: { transitionDuration: motion.fast },
    styleOverrides: { list: { padding: 6 } },
  },
  MuiPopover: {
    styleOverrides: {
      paper: {
        background: 'var(--hf-raised)',
        borderRadius: radius.large,
        boxShadow: 'var(--hf-shadow-float)',
        marginTop: 4,
      },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        gap: 12,
        padding: '0 12px',
        borderRadius: radius.small,
        fontSize: rem(text.base.size),
        fontWeight: 500,
        '& svg': { width: 18, height: 18, color: 'var(--hf-muted)' },
        '&:hover': { background: 'var(--hf-hover)' },
        '&.Mui-focusVisible': { background: 'var(--hf-hover)' },
        '&.Mui-selected': { background: 'var(--hf-primary-tint)', color: 'var(--hf-primary-ink)', fontWeight: 640 },
        // The library lets rows shrink to their text from its own 600 px on.
        '@media (min-width:600px)': { minHeight: 40 },
        [mobile]: { minHeight: 48, fontSize: rem(text.mobile.size) },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: '1px solid var(--hf-hairline)' },
      indicator: { height: 2, borderRadius: radius.tiny, background: 'var(--hf-primary)' },
      list: { gap: 24 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 44,
        minWidth: 0,
        padding: '0 2px',
        fontSize: rem(text.base.size),
        fontWeight: 560,
        letterSpacing: 0,
        color: 'var(--hf-muted)',
        '&:hover': { color: 'var(--hf-ink)' },
        '&.Mui-selected': { color: 'var(--hf-ink)', fontWeight: 650 },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 28,
        borderRadius: radius.full,
        background: 'var(--hf-chip)',
        color: 'var(--hf-ink)',
        fontSize: rem(text.small.size),
        fontWeight: 560,
        '& svg': { width: 16, height: 16, color: 'var(--hf-muted)', marginLeft: 10, marginRight: -4 },
      },
      label: { padding: '0 10px' },
      sizeSmall: { height: 24, fontSize: rem(text.micro.size) },
      colorPrimary: {
        background: 'var(--hf-primary-tint)',
        color: 'var(--hf-primary-ink)',
        '& svg': { color: 'var(--hf-primary)' },
      },
      colorSecondary: {
        background: 'var(--hf-accent-tint)',
        color: 'var(--hf-accent-ink)',
        '& svg': { color: 'inherit' },
      },
      outlined: { background: 'none', borderColor: 'var(--hf-field)' },
    },
  },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: 'var(--hf-surface)',
        '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--hf-on-primary)' },
        '&.Mui-checked + .MuiSwitch-track': { background: 'var(--hf-primary)', opacity: 1 },
        '&.Mui-focusVisible + .MuiSwitch-track': focus,
      },
      thumb: { width: 18, height: 18, boxShadow: 'none', background: 'currentColor' },
      track: { borderRadius: radius.full, background: 'var(--hf-control)', opacity: 1 },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { background: 'var(--hf-skeleton)', borderRadius: radius.event } } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--hf-hairline)' } } },
};

/**
 * The one MUI theme: light and dark colour schemes as custom properties, switched by `data-theme` on the root element,
 * exactly like the `--hf-*` properties beside it.
 */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'mui' },
  colorSchemes: {
    light: { palette: palette(light, hues.family.light) },
    dark: { palette: palette(dark, hues.family.dark) },
  },
  breakpoints: { values: { xs: 0, sm: 480, md: layout.mobile, lg: 1024, xl: 1280 } },
  shape: { borderRadius: radius.control },
  spacing: 4,
  typography: {
    fontFamily,
    htmlFontSize: 16,
    h1: type('page'),
    h2: type('title'),
    h3: type('section'),
    h4: type('card'),
    h5: type('card'),
    h6: type('card'),
    subtitle1: type('card'),
    subtitle2: type('small'),
    body1: { ...type('base'), [mobile]: { fontSize: rem(text.mobile.size), lineHeight: rem(text.mobile.line) } },
    body2: type('small'),
    caption: type('micro'),
    button: { ...type('base'), fontWeight: 620, textTransform: 'none' },
    card: type('card'),
    reading: type('reading'),
    small: type('small'),
    micro: type('micro'),
  },
  components,
});
