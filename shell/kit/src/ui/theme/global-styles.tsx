import { GlobalStyles as MuiGlobalStyles, type CSSObject } from '@mui/material';
import { fontFaces } from '../../art/font-faces';
import { colours, fonts } from './tokens';

const focusRing: CSSObject = { outline: '3px solid #534bae', outlineOffset: 2 };

const styles: Record<string, CSSObject> = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: 80, overflowX: 'clip' },
  body: {
    margin: 0,
    backgroundColor: '#fff',
    color: colours.body,
    fontFamily: fonts.body,
    fontSize: '1rem',
    lineHeight: 1.6,
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'h1, h2, h3': {
    fontFamily: fonts.display,
    fontWeight: 700,
    color: '#1a237e',
    textWrap: 'balance',
  },
  // No single word on a last line, where the browser can see to it.
  'p, li, dd, figcaption, small': { textWrap: 'pretty' },
  'ul[role="list"], ol[role="list"]': { listStyle: 'none' },
  'img, svg': { display: 'block', maxInlineSize: '100%' },
  // The height that an image names gives it its proportions, not its size.
  img: { blockSize: 'auto' },
  a: { color: '#1a237e', textUnderlineOffset: '0.2em' },
  ':focus-visible': focusRing,
  '[data-ground="dark"] :focus-visible': { outlineColor: '#fff' },
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
    'body, h1, h2, h3': { color: '#000' },
    'h2, h3': { breakAfter: 'avoid' },
    'li, tr, figure': { breakInside: 'avoid' },
    '[data-print="none"]': { display: 'none !important' },
    // What is printed by itself takes the page alone while it is there.
    'body:has([data-print="only"]) *:not(:has([data-print="only"]), [data-print="only"], [data-print="only"] *)':
      { display: 'none !important' },
  },
};

/** The few rules that hold for every element. `assets` is the address of the shell's assets. */
export function GlobalStyles({ assets }: { assets: string }) {
  return (
    <>
      <MuiGlobalStyles styles={fontFaces(`${assets}/fonts/`)} />
      <MuiGlobalStyles styles={styles} />
    </>
  );
}
