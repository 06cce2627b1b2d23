import { colours, styled } from '@plenary/kit/ui';

/** Entries between lines, each with a button at its end. */
export const EntryList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlock: `1px solid ${colours.hairline}`,
  '& li': { display: 'flex', alignItems: 'start', gap: 12, paddingBlock: 10 },
  '& li + li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& li > span': { flex: 1, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colours.muted },
});
