import { colours, Link, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Instant } from '../../../shared/details/time';
import { texts } from '../texts';
import { Block } from '../../../shared/page/columns';

const List = styled('ul')({
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '2px 16px',
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& li > span:first-of-type': { flex: '1 1 14rem', overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
});

export interface RecordItem {
  id: string;
  title: string;
  to?: string;
  at: string;
  note?: ReactNode;
  state?: ReactNode;
}

export interface RecordsProps {
  heading: string;
  none: string;
  items: RecordItem[];
  /** May exceed the number of items. */
  total: number;
  children?: ReactNode;
}

export function Records({ heading, none, items, total, children }: RecordsProps) {
  return (
    <Block>
      <h2>{heading}</h2>
      {items.length === 0 && <p>{none}</p>}
      {items.length > 0 && (
        <List role="list">
          {items.map(({ id, title, to, at, note, state }) => (
            <li key={id}>
              <span>
                {to ? <Link to={to}>{title}</Link> : title}
                <small>
                  <Instant at={at} />
                  {note && <> · {note}</>}
                </small>
              </span>
              {state}
            </li>
          ))}
        </List>
      )}
      {total > items.length && <small>{texts.newest({ shown: items.length, all: total })}</small>}
      {children}
    </Block>
  );
}
