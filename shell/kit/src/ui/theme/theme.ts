import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { colours, fonts, type } from './tokens';

/** The theme of the specification's section 9, in the look of the product. */
export const theme = createTheme({
  palette: {
    primary: { main: '#1a237e', light: '#534bae', dark: '#000051', contrastText: '#fff' },
    secondary: { main: '#f50057', light: '#ff5983', dark: '#bb002f', contrastText: '#fff' },
    error: { main: '#bb002f' },
    success: { main: colours.success },
    warning: { main: colours.warning },
    text: { primary: colours.body, secondary: colours.muted },
    divider: colours.hairline,
    background: { default: '#fff', paper: '#fff' },
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
    button: { textTransform: 'none', fontSize: '1rem', lineHeight: 1.5, fontWeight: 500 },
  },
  transitions: { easing: { easeInOut: 'cubic-bezier(.2, 0, 0, 1)' } },
  components,
});
