import { createTheme, type Theme } from '@mui/material/styles';
import { components } from './components';
import { colours, fonts, type } from './tokens';

/** MUI would compute the other shades, which it cannot from a custom property. */
const tone = (main: string) => ({
  main,
  light: main,
  dark: main,
  contrastText: colours.onPrimary,
});

const mix = (colour: string, share: number, other: string) =>
  `color-mix(in srgb, ${colour} ${share * 100}%, ${other})`;

const base = createTheme({
  palette: {
    primary: {
      main: colours.primary,
      light: colours.focus,
      dark: colours.primaryHover,
      contrastText: colours.onPrimary,
    },
    secondary: {
      main: colours.secondary,
      light: colours.secondaryLight,
      dark: colours.secondaryDark,
      contrastText: colours.onDark,
    },
    error: tone(colours.error),
    success: tone(colours.success),
    warning: tone(colours.warning),
    info: tone(colours.primary),
    text: { primary: colours.body, secondary: colours.muted, disabled: colours.muted },
    divider: colours.hairline,
    background: { default: colours.page, paper: colours.surface },
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  spacing: 8,
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: fonts.body,
    h1: { fontFamily: fonts.display, fontWeight: 700, fontSize: type.pageTitle, lineHeight: 1.12 },
    h2: { fontFamily: fonts.display, fontWeight: 700, fontSize: type.h2, lineHeight: 1.02 },
    h3: { fontFamily: fonts.display, fontWeight: 700, fontSize: type.h3, lineHeight: 1.1 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { textTransform: 'none', fontSize: '1rem', lineHeight: 1.5, fontWeight: 700 },
  },
  transitions: { easing: { easeInOut: 'cubic-bezier(.2, 0, 0, 1)' } },
});

/**
 * Specification, section 9. Colours are custom properties, so MUI's functions for them are CSS, too. What MUI has no
 * defaults for is added here: it would copy all of it.
 */
export const theme: Theme = Object.assign(base, {
  components,
  palette: { ...base.palette, getContrastText: () => colours.onPrimary },
  alpha: (colour: string, share: number | string) => mix(colour, Number(share), 'transparent'),
  lighten: (colour: string, share: number | string) => mix('white', Number(share), colour),
  darken: (colour: string, share: number | string) => mix('black', Number(share), colour),
});
