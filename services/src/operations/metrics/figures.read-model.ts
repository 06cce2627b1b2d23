import { sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';

/* Reads `outgoing_emails`, `held_acts`, `uploads` and `document_jobs` for monitoring: counts and ages, nothing personal. */

/** An act that is held for longer after the end of its hold could not take effect. */
const OVERDUE_AFTER = sql`interval '5 minutes'`;

export interface Figure {
  name: 'emails' | 'due' | 'dueAge' | 'heldActs' | 'uploads' | 'documentJobs' | 'frontEnd';
  /** A state; of a front end, its name. */
  label: string;
  version: string;
  metric: string;
  value: number;
}

type Now = { now: Date };

const amount = sql<number>`count(*)::float8`;
const named = (name: Figure['name']) => sql<Figure['name']>`${sql.lit(name)}`.as('name');
const text = (value: string) => sql<string>`${sql.lit(value)}`;
const none = [text('').as('version'), text('').as('metric')] as const;

const emails = () =>
  db
    .selectFrom('outgoing_emails')
    .select([named('emails'), sql<string>`status`.as('label'), ...none, amount.as('value')])
    .groupBy('status');

/** Also emails that the queue holds already, until they are sent. */
const dueEmails = ({ now }: Now) =>
  db
    .selectFrom('outgoing_emails')
    .where('status', '=', 'queued')
    .where('next_try_at', '<=', sql<Date>`${now}::timestamptz`);

const due = (p: Now) =>
  dueEmails(p).select([named('due'), text('').as('label'), ...none, amount.as('value')]);

const dueAge = (p: Now) =>
  dueEmails(p).select([
    named('dueAge'),
    text('').as('label'),
    ...none,
    sql<number>`coalesce(extract(epoch FROM ${p.now}::timestamptz - min(next_try_at)), 0)::float8`.as(
      'value',
    ),
  ]);

/** Failed ones until their actor dismisses them. */
const heldActs = ({ now }: Now) =>
  db
    .selectFrom('held_acts')
    .select([
      named('heldActs'),
      sql<string>`CASE WHEN state = 'held' THEN 'overdue' ELSE 'failed' END`.as('label'),
      ...none,
      amount.as('value'),
    ])
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('state', '=', 'held'),
          sql<boolean>`ends_at < ${now}::timestamptz - ${OVERDUE_AFTER}`,
        ]),
        and([eb('state', '=', 'failed'), eb('dismissed_at', 'is', null)]),
      ]),
    )
    .groupBy(sql`2`);

const uploads = ({ now }: Now) =>
  db
    .selectFrom('uploads')
    .select([named('uploads'), text('').as('label'), ...none, amount.as('value')])
    .where('slot', 'is not', null)
    .where('expires_at', '>', sql<Date>`${now}::timestamptz`)
    .whereRef('received', '<', 'bytes');

const documentJobs = () =>
  db
    .selectFrom('document_jobs')
    .select([named('documentJobs'), sql<string>`state`.as('label'), ...none, amount.as('value')])
    .where('state', 'in', ['waiting', 'running', 'failed'])
    .groupBy('state');

/** Of one day: sums of all kept days would fall when a day is deleted. */
const frontEnds = ({ day }: { day: string }) =>
  db
    .selectFrom('front_end_counts')
    .select([
      named('frontEnd'),
      'front_end as label',
      'version',
      'metric',
      sql<number>`sum(estimate)::float8`.as('value'),
    ])
    .where('day', '=', sql<Date>`${day}::date`)
    .where('metric', 'in', ['load', 'failure', 'error'])
    .groupBy(['front_end', 'version', 'metric']);

export const readFigures = statement((p: { now: Date; day: string }) =>
  emails()
    .unionAll(due(p))
    .unionAll(dueAge(p))
    .unionAll(heldActs(p))
    .unionAll(uploads(p))
    .unionAll(documentJobs())
    .unionAll(frontEnds(p)),
);
