import { colours, styled } from '@plenary/kit/ui';

export const Table = styled('table')(({ theme }) => ({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& thead': { borderBlockEnd: `3px solid ${colours.primary}` },
  '& th': {
    padding: '4px 10px',
    fontSize: '0.8125rem',
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    color: colours.muted,
  },
  '& [data-number="true"]': { textAlign: 'end' },
  '& tbody tr': { borderBlockEnd: `1px solid ${colours.hairline}` },
  '& td': { padding: '2px', verticalAlign: 'top' },
  '& td > small': { display: 'block', padding: '12px 8px', color: colours.muted },
  [theme.breakpoints.down('md')]: {
    '& thead': { display: 'none' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tbody tr': { paddingBlock: 8, borderBlockEndColor: colours.indigo300 },
    '& td[data-column]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, 32%) minmax(0, 1fr)',
      alignItems: 'start',
      '&::before': {
        content: 'attr(data-column)',
        paddingBlock: 12,
        fontSize: '0.8125rem',
        color: colours.muted,
      },
    },
    '& [data-number="true"]': { textAlign: 'start' },
  },
}));

/** Looks like text until it is used. */
export const CellFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderInlineStart: '3px solid transparent',
  '&[data-changed="true"]': {
    borderInlineStartColor: colours.secondary,
    backgroundColor: colours.indigo100,
  },
  '& input, & select, & textarea': {
    inlineSize: '100%',
    minBlockSize: 42,
    padding: '9px 8px',
    border: '1px solid transparent',
    borderRadius: 8,
    backgroundColor: 'transparent',
    color: colours.ink,
    colorScheme: 'light dark',
    font: 'inherit',
    lineHeight: 1.45,
    '&:hover, &:focus': { borderColor: colours.control },
    '&[aria-invalid]': { borderColor: colours.error },
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
  '& textarea': { display: 'block', resize: 'none', fieldSizing: 'content' },
  '& select': { cursor: 'pointer', '& option': { color: 'initial' } },
  '& input[inputmode="decimal"]': {
    minInlineSize: 84,
    textAlign: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  '& input[type="checkbox"]': { inlineSize: 20, minBlockSize: 20, marginBlock: 11 },
  '& input[type="date"]': { minInlineSize: 150 },
  '& input[type="time"]': { minInlineSize: 110 },
  '& input[type="text"]:not([inputmode]), & input[type="url"], & textarea': { minInlineSize: 130 },
  '& del, & p': { paddingInline: 8, paddingBlockEnd: 4, fontSize: '0.8125rem' },
  '& del': { color: colours.muted, overflowWrap: 'anywhere' },
  '& p': { fontWeight: 700, color: colours.error },
});
