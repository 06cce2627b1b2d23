import { RouterLink } from '@plenary/kit/router';
import { colours, styled } from '@plenary/kit/ui';
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

export interface FilterTab {
  /** The filter's value in the address; '' for all. */
  value: string;
  label: string;
  /** Undefined until the list has answered. */
  count?: number;
}

export interface FilterTabsProps {
  list: List;
  /** Name of the filter in the address. */
  name: string;
  label: string;
  tabs: FilterTab[];
}

/** The values of one filter with their counts. Each is an address of its own. */
export function FilterTabs({ list, name, label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label}>
      <Row>
        {tabs.map((tab) => {
          const { to, state } = list.place({ [name]: tab.value });
          const isCurrent = list.get(name) === tab.value;
          return (
            <li key={tab.value}>
              <RouterLink to={to} state={state} aria-current={isCurrent ? 'page' : undefined}>
                {tab.label} <b>{tab.count}</b>
              </RouterLink>
            </li>
          );
        })}
      </Row>
    </nav>
  );
}
