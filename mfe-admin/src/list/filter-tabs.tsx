import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from './texts';
import type { List } from './use-list';

const Row = styled('ul')({
  display: 'flex',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px 0 ${colours.hairline}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 48,
    paddingInline: 10,
    color: colours.body,
    fontWeight: 500,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: -3,
  },
  '& a:hover': { color: '#1a237e' },
  '& a[aria-current="page"]': {
    color: '#1a237e',
    fontWeight: 700,
    borderBlockEnd: '5px solid #f50057',
    paddingBlockStart: 5,
  },
  '& b': { color: colours.ink, fontVariantNumeric: 'tabular-nums' },
});

/** Rows by the values of a filter, `all` of them included. */
export type Counts = Record<string, number>;

export interface FilterTabsProps {
  list: List;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  /** Undefined until the list has answered. */
  counts?: Counts;
  /** The values of the filter, after all. */
  tabs: { value: string; label: string }[];
}

/** The values of one filter with their counts. Each is an address of its own. */
export function FilterTabs({ list, name, label, counts, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {[{ value: '', label: texts.all }, ...tabs].map((tab) => {
          const { to, state } = list.place({ [name]: tab.value });
          const isCurrent = list.get(name) === tab.value;
          return (
            <li key={tab.value}>
              <RouterLink to={to} state={state} aria-current={isCurrent ? 'page' : undefined}>
                {tab.label} <b>{counts?.[tab.value || 'all']}</b>
              </RouterLink>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}

/** Rows of the whole list, where the counts tell: they know of one filter alone, and no search. */
export function countOf(list: List, name: string, counts?: Counts): number | undefined {
  const isCounted = Object.keys(list.narrowing).every((each) => each === name);
  return isCounted ? counts?.[list.get(name) || 'all'] : undefined;
}
