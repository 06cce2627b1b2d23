import { colours, shadows, SIDE_MENU_WIDTH, styled } from '@plenary/kit/ui';

/** The id of the bar: a link to it moves the focus there. */
export const HOLD_BAR = 'on-hold';

export const Bar = styled('section')(({ theme }) => ({
  position: 'fixed',
  // Above drawers, below dialogs.
  zIndex: 6,
  insetBlockEnd: 0,
  insetInline: 0,
  paddingInline: 16,
  backgroundColor: colours.primaryDark,
  color: colours.onDark,
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  boxShadow: shadows.menu,
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    minBlockSize: 56,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
  '& svg': { flex: 'none' },
  '& p > span': { flex: '1 1 200px' },
  '& a': { display: 'inline-flex', alignItems: 'center' },
  '&:focus-visible': { outline: `2px solid ${colours.onDark}`, outlineOffset: -4 },
  '& p, & li': { '&:focus-visible': { outline: `2px solid ${colours.onDark}`, outlineOffset: -2 } },
  '& button, & a': {
    minBlockSize: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textUnderlineOffset: 5,
    textDecorationThickness: 2,
    cursor: 'pointer',
    '&:focus-visible': { outline: `2px solid ${colours.onDark}`, outlineOffset: 2 },
    '&[aria-disabled]': { opacity: 0.6, cursor: 'default' },
  },
  [theme.breakpoints.up('sm')]: {
    insetBlockEnd: 24,
    insetInline: '24px auto',
    maxInlineSize: 'min(640px, calc(100vw - 48px))',
    paddingInline: 20,
  },
  [theme.breakpoints.up('md')]: {
    insetInlineStart: SIDE_MENU_WIDTH + 24,
    maxInlineSize: `min(640px, calc(100vw - ${SIDE_MENU_WIDTH + 48}px))`,
  },
}));

export const Rows = styled('ul')({
  display: 'grid',
  maxBlockSize: '50vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 16px',
    minBlockSize: 48,
    borderBlockEnd: `1px solid ${colours.mutedOnDark}`,
  },
  '& span': { flex: '1 1 200px', overflowWrap: 'anywhere' },
});

/** Drains as the time runs out. */
export const Drain = styled('i')(({ theme }) => ({
  flex: '1 0 60px',
  maxInlineSize: 120,
  blockSize: 3,
  backgroundImage: `linear-gradient(${colours.secondaryLight}, ${colours.secondaryLight})`,
  backgroundRepeat: 'no-repeat',
  forcedColorAdjust: 'none',
  '&:dir(rtl)': { backgroundPosition: 'right' },
  [theme.breakpoints.down('sm')]: { flexBasis: '100%', maxInlineSize: 'none', order: -1 },
}));
