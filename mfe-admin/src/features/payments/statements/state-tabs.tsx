import { FilterTabs } from '../../../shared/list/tools/filter-tabs';
import type { List } from '../../../shared/list/use-list';
import type { Statement } from './statements.api';
import { texts } from './texts';

export const STATES = [
  'certain',
  'proposals',
  'duplicates',
  'unmatched',
  'unreadable',
  'pending',
  'done',
] as const;
export type State = (typeof STATES)[number];

/** With a search, of the lines that it finds. */
export function countOf(statement: Statement, state: State): number {
  if (state === 'pending' || state === 'done') return (statement.found ?? statement)[state];
  return statement[state].count;
}

/** The first tab shows all lines that a person has to settle. */
export function StateTabs({ list, statement }: { list: List; statement: Statement }) {
  const counts = Object.fromEntries(STATES.map((state) => [state, countOf(statement, state)]));
  const { pending = 0, done = 0 } = counts;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0) - pending - done;
  return (
    <FilterTabs
      list={list}
      name="state"
      label={texts.states.label}
      all={texts.states.all}
      counts={{ ...counts, all }}
      tabs={STATES.map((value) => ({ value, label: texts.states[value] }))}
    />
  );
}
