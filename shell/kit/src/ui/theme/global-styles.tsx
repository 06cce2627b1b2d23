import { GlobalStyles as MuiGlobalStyles, type CSSObject } from '@mui/material';
import { fontFaces } from '../../art/font-faces';
import { colours, customProperties, dark, fonts, light } from './tokens';

const focusRing: CSSObject = { outline: `3px solid ${colours.focus}`, outlineOffset: 2 };

const styles: Record<string, CSSObject> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  // Paper is white in both schemes.
  ':root': { colorScheme: 'light', ...customProperties(light) },
  '@media screen and (prefers-color-scheme: dark)': {
    ':root': { colorScheme: 'dark', ...customProperties(dark) },
  },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 80 },
  body: {
    margin: 0,
    // Not on html: a dialog's lock of the body would no longer lock the page, but unstick its header.
    overflowX: 'clip',
    backgroundColor: colours.page,
    color: colours.body,
    fontFamily: fonts.body,
    fontSize: '1rem',
    lineHeight: 1.6,
    overflowWrap: 'break-word',
  },
  // Not bolder than their surroundings.
  'b, strong': { fontWeight: 700 },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'h1, h2, h3': {
    fontFamily: fonts.display,
    fontWeight: 700,
    color: colours.primary,
    textWrap: 'balance',
  },
  'p, li, dd, figcaption, small': { textWrap: 'pretty' },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  'img, svg': { display: 'block', maxInlineSize: '100%' },
  // An image's height attribute gives its aspect ratio, not its size.
  img: { blockSize: 'auto' },
  a: { color: colours.primary, textUnderlineOffset: '0.2em' },
  // Its calendar button has the focus without the field matching :focus-visible.
  ':focus-visible, input[type="date"]:focus-within': focusRing,
  '[data-ground="dark"] :focus-visible': { outlineColor: colours.onDark },
  'h1:focus, main:focus': { outline: 'none' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': {
    'body, h1, h2, h3': { color: colours.print },
    'h2, h3': { breakAfter: 'avoid' },
    'li, tr, figure': { breakInside: 'avoid' },
    '[data-print="none"]': { display: 'none !important' },
    // A separately printed element replaces the page.
    'body:has([data-print="only"]) *:not(:has([data-print="only"]), [data-print="only"], [data-print="only"] *)':
      { display: 'none !important' },
  },
};

export function GlobalStyles({ assets }: { assets: string }) {
  return (
    <>
      <MuiGlobalStyles styles={fontFaces(`${assets}/fonts/`)} />
      <MuiGlobalStyles styles={styles} />
    </>
  );
}
