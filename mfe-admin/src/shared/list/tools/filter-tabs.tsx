import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
import { texts } from '../texts';
import type { List } from '../use-list';

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
    fontWeight: 400,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: -3,
  },
  '& a:hover': { color: colours.primary },
  '& a[aria-current="page"]': {
    color: colours.primary,
    fontWeight: 700,
    borderBlockEnd: `5px solid ${colours.secondary}`,
    paddingBlockStart: 5,
  },
  '& b': { color: colours.ink, fontVariantNumeric: 'tabular-nums' },
});

/** Number of rows by filter value, including `all`. */
export type Counts = Record<string, number>;

export interface FilterTabsProps {
  list: List;
  /** Query parameter. */
  name: string;
  label: string;
  counts?: Counts;
  /** Label of the tab without this filter. */
  all?: string;
  /** With `name`, a tab of another parameter. */
  tabs: { value: string; label: string; name?: string }[];
  /** The value of the current tab, where another filter can choose it, too. */
  current?: string;
  /** Filters within a tab, which end with it. */
  within?: string[];
}

export function FilterTabs(props: FilterTabsProps) {
  const { list, name, label, counts, all = texts.all, tabs, within = [] } = props;
  const { current = list.get(name) } = props;
  const others = tabs.flatMap((tab) => tab.name ?? []);
  const ended = Object.fromEntries([...within, ...others, name].map((each) => [each, '']));
  const isOther =
    current === '' && tabs.some((tab) => tab.name && list.get(tab.name) === tab.value);
  return (
    <nav aria-label={label}>
      <Row>
        {[{ value: '', label: all, name: undefined }, ...tabs].map((tab) => {
          const { to, state } = list.place({ ...ended, [tab.name ?? name]: tab.value });
          const isCurrent = tab.name
            ? isOther && list.get(tab.name) === tab.value
            : !isOther && current === tab.value;
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

/** Rows of the whole list, unless a search or another filter applies, which the counts ignore. */
export function countOf(list: List, name: string, counts?: Counts): number | undefined {
  const isCounted = Object.keys(list.narrowing).every((each) => each === name);
  return isCounted ? counts?.[list.get(name) || 'all'] : undefined;
}
