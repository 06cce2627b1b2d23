import { RouterLink } from '@plenary/kit/router';
import { colours, Link, styled } from '@plenary/kit/ui';
import { useLayoutEffect, useRef } from 'react';
import { texts } from '../texts';
import { Dropdown } from './dropdown';

const Row = styled('div')({ display: 'flex', gap: 8, marginBlockEnd: 8 });

/** Scrolls on a phone; the lines between the tabs are its background. */
const Bar = styled('ul')({
  display: 'inline-flex',
  gap: 1,
  overflowX: 'auto',
  minInlineSize: 0,
  listStyle: 'none',
  border: `1px solid ${colours.control}`,
  borderRadius: 8,
  backgroundColor: colours.control,
  '& li': { flexGrow: 1 },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 44,
    paddingInline: 18,
    whiteSpace: 'nowrap',
    backgroundColor: colours.surface,
    color: colours.ink,
    fontWeight: 700,
    textDecoration: 'none',
    outlineOffset: -3,
  },
  '& a[aria-current="page"]': { backgroundColor: colours.primary, color: colours.onPrimary },
  '& a[aria-current="page"]:focus-visible': { outlineColor: colours.onPrimary },
  '@media (forced-colors: active)': {
    '& a[aria-current="page"]': { outline: '3px solid Highlight', outlineOffset: -3 },
  },
});

interface LinkedList {
  to: string;
  label: string;
}

export interface ListTabsProps {
  label: string;
  lists: LinkedList[];
  /** In a menu, but for the current one. */
  more?: LinkedList[];
  current: string;
}

export function ListTabs({ label: name, lists, more = [], current }: ListTabsProps) {
  const isCurrent = ({ label }: LinkedList) => label === current;
  const inMenu = more.filter((list) => !isCurrent(list));
  const bar = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    // Not `scrollIntoView`, which can also scroll the page.
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - bar.current.offsetLeft;
  }, [current]);
  return (
    <Row as="nav" aria-label={name}>
      <Bar ref={bar}>
        {[...lists, ...more.filter(isCurrent)].map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to} aria-current={label === current ? 'page' : undefined}>
              {label}
            </RouterLink>
          </li>
        ))}
      </Bar>
      {inMenu.length > 0 && (
        <Dropdown button={texts.moreLists}>
          {(close) =>
            inMenu.map(({ to, label }) => (
              <Link key={to} to={to} onClick={close}>
                {label}
              </Link>
            ))
          }
        </Dropdown>
      )}
    </Row>
  );
}
