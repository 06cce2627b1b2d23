import { colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';

/** Papers to choose from, each with what will happen to it. */
export const Choices = styled('ul')({
  listStyle: 'none',
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
  // Beside its box; what stands after it moves below where there is no room.
  '& label > span': {
    maxInlineSize: 'calc(100% - 44px)',
    color: colours.ink,
    fontWeight: 600,
  },
  '& input[type="checkbox"]': {
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    accentColor: '#1a237e',
  },
  '& pre': {
    padding: 16,
    backgroundColor: colours.indigo50,
    font: 'inherit',
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& summary': { minBlockSize: 44, paddingBlock: 10, color: '#1a237e', cursor: 'pointer' },
});

/** Which of several are chosen: all, until some are left out. */
export function useChosen() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (key: string) => !left.has(key),
    toggle(key: string) {
      const next = new Set(left);
      if (!next.delete(key)) next.add(key);
      setLeft(next);
    },
  };
}
