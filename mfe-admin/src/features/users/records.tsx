import { colours, Link, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Instant } from '../../list/when';
import { texts } from './texts';
import { Block } from '../../page/columns';

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
  what: string;
  /** Where it is shown in full. */
  to?: string;
  at: string;
  note?: ReactNode;
  state?: ReactNode;
}

export interface RecordsProps {
  heading: string;
  none: string;
  items: RecordItem[];
  /** How many there are, when not all are shown. */
  total: number;
  children?: ReactNode;
}

/** What was recorded of a person, the newest first. */
export function Records({ heading, none, items, total, children }: RecordsProps) {
  return (
    <Block>
      <h2>{heading}</h2>
      {items.length === 0 && <p>{none}</p>}
      {items.length > 0 && (
        <List role="list">
          {items.map(({ id, what, to, at, note, state }) => (
            <li key={id}>
              <span>
                {to ? <Link to={to}>{what}</Link> : what}
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
      {total > items.length && <small>{texts.newest(items.length, total)}</small>}
      {children}
    </Block>
  );
}
