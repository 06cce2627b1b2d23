import { colours, heights, LOW_SCREEN, styled } from '@plenary/kit/ui';

export const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 400,
  },
  '& [data-numeric="true"]': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& thead :is(th, td)': {
    paddingBlock: 4,
    verticalAlign: 'middle',
    color: colours.muted,
    fontWeight: 700,
    blockSize: 44,
    position: 'sticky',
    insetBlockStart: heights.bar,
    zIndex: 1,
    backgroundColor: colours.page,
    // The borders of a collapsed table do not stick.
    boxShadow: `inset 0 -3px 0 ${colours.primary}`,
    [LOW_SCREEN]: { position: 'static' },
  },
  // A focused row is scrolled to below the head.
  '& tbody a': { scrollMarginBlockStart: 48 },
  '& small': { display: 'block', fontSize: '0.8125rem', lineHeight: 1.45, color: colours.muted },
  '& td[data-select]': { inlineSize: 44, padding: '2px 0' },
  '& thead td': { boxShadow: `inset 0 -3px 0 ${colours.primary}` },
});

export const Row = styled('tr')({
  borderBlockEnd: `1px solid ${colours.hairline}`,
  cursor: 'pointer',
  // Breaks long addresses, which would make the page scroll sideways.
  '& th': { minInlineSize: '14ch', inlineSize: '40%', overflowWrap: 'anywhere' },
  '& th a': { color: colours.ink, fontWeight: 700, textDecoration: 'none' },
  '&:hover th a': { color: colours.primary, textDecoration: 'underline' },
  '&:hover': { backgroundColor: colours.indigo50 },
  '&:is([data-open], [data-selected])': {
    backgroundColor: colours.indigo50,
    boxShadow: `inset 5px 0 0 ${colours.primary}`,
  },
});

export const Entries = styled('ul')({ listStyle: 'none' });

export const EntryRow = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'baseline',
  paddingBlock: 14,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  '& > a': {
    color: colours.ink,
    fontSize: '1rem',
    fontWeight: 700,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
  // Leaves room for the checkbox, which is above the link that fills the row.
  '&:has(> label)': { paddingInlineStart: 44 },
  '& > label': { position: 'absolute', insetBlockStart: 4, insetInlineStart: 0, zIndex: 1 },
  '&[data-selected]': { backgroundColor: colours.indigo50 },
  '& > small': { fontSize: '0.8125rem', color: colours.muted, textAlign: 'end' },
});

export const EntryText = styled('span')({ color: colours.muted });

export const EntryFoot = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
});
