import { colours, styled, typeSizes } from '@plenary/kit/ui';

const rail = {
  content: '""',
  position: 'absolute',
  backgroundColor: colours.indigo300,
} as const;
const dot = {
  content: '""',
  position: 'absolute',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: '50%',
  border: `2.5px solid ${colours.control}`,
  backgroundColor: colours.page,
} as const;

export const Timeline = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    paddingInlineStart: 40,
    paddingBlockEnd: 28,
  },
  '& li::before': { ...rail, insetBlock: '14px -6px', insetInlineStart: 9, inlineSize: 2 },
  '& li:last-of-type::before': { display: 'none' },
  '& li::after': { ...dot, insetBlockStart: 6, insetInlineStart: 0 },
  '& li[data-state="past"]::before': {
    inlineSize: 4,
    insetInlineStart: 8,
    backgroundColor: colours.primary,
  },
  '& li[data-state="past"]::after': {
    borderColor: colours.primary,
    backgroundColor: colours.primary,
  },
  '& li[data-state="next"]::after': { borderWidth: 5, borderColor: colours.secondary },
  '& time': {
    fontFamily: theme.typography.h3.fontFamily,
    fontWeight: 700,
    fontSize: typeSizes.h3,
    lineHeight: 1.2,
    color: colours.primary,
  },
  '& strong': { fontSize: '1.0625rem', fontWeight: 700, color: colours.ink },
  // Filled after hydration: reserves the space.
  '& b, & div > small': { minBlockSize: '1.45em' },
  '& small, & b, & div': { fontSize: '0.875rem', lineHeight: 1.45 },
  '& small, & div': { color: colours.muted },
  '& div > small': { display: 'block' },
  '& b': { fontWeight: 700, color: colours.primary },
  '& div': { marginBlockStart: 4 },
  '& a': { justifySelf: 'start', alignContent: 'center', minBlockSize: 44, fontSize: '0.875rem' },
  '@media print': { '& a': { display: 'none' } },
  '@media (forced-colors: active)': {
    '& li[data-state]::before, & li[data-state="past"]::after': {
      backgroundColor: 'CanvasText !important',
    },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    // Aligns the links below notes of different length.
    '& li': {
      paddingInline: '0 20px',
      paddingBlock: '40px 0',
      display: 'flex',
      flexDirection: 'column',
    },
    '& a': { marginBlockStart: 'auto', alignSelf: 'start' },
    '& li::before': {
      insetBlock: '9px auto',
      insetInline: '10px -10px',
      inlineSize: 'auto',
      blockSize: 2,
    },
    '& li:last-of-type::before': { display: 'block', insetInlineEnd: 0 },
    '& li[data-state="past"]::before': {
      insetBlockStart: 8,
      insetInlineStart: 10,
      inlineSize: 'auto',
      blockSize: 4,
    },
    '& li::after': { insetBlockStart: 0 },
    '& div > small:first-of-type': { minBlockSize: '2.9em' },
  },
}));
