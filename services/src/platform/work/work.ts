import { sql, type RawBuilder } from 'kysely';
import type { Query } from '../database/statement.js';
import type { Right } from '../http/policy/rights.js';

/** The tabs of the queue. */
export type WorkArea = 'papers' | 'money' | 'site';

/** An organiser does not see papers that they have a conflict with, and a track chair those of other topics. */
export interface PaperReader {
  chairId: string;
  chairEmail: string;
  /** The domain of the address; null for free providers. */
  chairInstitution: string | null;
  /** Null for all. */
  chairTopics: string[] | null;
}

export interface WorkAsked extends PaperReader {
  now: Date;
}

export interface WorkRow<Kind extends string = string> {
  kind: Kind;
  count: number;
  /** Of the count. */
  overdue: number;
  /** Since when the oldest waits. */
  since: Date | null;
  /** The earliest deadline. */
  dueAt: Date | null;
  amountCents: number | null;
  /** Papers concerned, where other things are counted. */
  papers: number | null;
  /** Names of settings. */
  settings: string[] | null;
}

/** What waits for organisers in one feature: a row for each kind that has work, others may be missing. */
export interface Work<Kind extends string> {
  kinds: Record<Kind, WorkArea>;
  /** Of those who are shown it. */
  right: Right;
  select: (asked: WorkAsked) => Query<WorkRow<Kind>>;
}

/** Part of the one statement of the dashboard: `operations/admin/work-parts.ts` lists all parts. */
export function work<Kind extends string>(part: Work<Kind>): Work<Kind> {
  return part;
}

type Columns = Partial<Record<Exclude<keyof WorkRow, 'kind' | 'count'>, RawBuilder<unknown>>>;

/** The columns of a part, in the order that UNION needs. */
export function workColumns<Kind extends string>(
  kind: RawBuilder<Kind>,
  count: RawBuilder<number>,
  columns: Columns = {},
) {
  const { overdue, since, dueAt, amountCents, papers, settings } = columns;
  return [
    kind.as('kind'),
    count.as('count'),
    sql<number>`coalesce(${overdue ?? sql`0`}, 0)::int`.as('overdue'),
    sql<Date | null>`${since ?? sql`NULL`}::timestamptz`.as('since'),
    sql<Date | null>`${dueAt ?? sql`NULL`}::timestamptz`.as('dueAt'),
    sql<number | null>`${amountCents ?? sql`NULL`}::int`.as('amountCents'),
    sql<number | null>`${papers ?? sql`NULL`}::int`.as('papers'),
    sql<string[] | null>`${settings ?? sql`NULL`}::text[]`.as('settings'),
  ] as const;
}
