import { colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';

export const Choices = styled('ul')({
  listStyle: 'none',
  marginBlockEnd: 16,
  maxInlineSize: 900,
  '& > li': {
    display: 'grid',
    gap: 8,
    paddingBlock: 12,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    overflowWrap: 'anywhere',
  },
  '& label': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'start',
    minBlockSize: 44,
    paddingBlock: 8,
  },
  // Leaves room for the checkbox; later items wrap.
  '& label > span': {
    maxInlineSize: 'calc(100% - 44px)',
    color: colours.ink,
    fontWeight: 700,
  },
  '& input[type="checkbox"]': {
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    accentColor: colours.primary,
  },
  '& pre': {
    padding: 16,
    backgroundColor: colours.indigo50,
    font: 'inherit',
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  // Below the text of its choice.
  '& details': { paddingInlineStart: 32 },
  '& summary': { minBlockSize: 44, paddingBlock: 10, color: colours.primary, cursor: 'pointer' },
});

/** All keys are selected at first. */
export function useSelection() {
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key: string) => !excluded.has(key),
    toggle(key: string) {
      const next = new Set(excluded);
      if (!next.delete(key)) next.add(key);
      setExcluded(next);
    },
  };
}
