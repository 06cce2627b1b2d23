import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { Counters } from '../counters/counters.service.js';
import { PAPER_STATUSES, type PaperStatus } from '../papers/paper-status.js';
import type { PresentedUser } from '../users/user.schema.js';
import type { PaperCounts, PaperFilters, PaperRow, PapersQuery } from './admin-papers.schema.js';
import {
  CAN_BE_OVERDUE,
  CURRENT_EDITION,
  IS_NOT_OWN,
  IS_OVERDUE,
  LACKS_REVIEWS,
  NEVER,
  PAPER_LIST,
  type PaperSort,
} from './admin-papers.sql.js';

export type PaperRecord = Omit<PaperRow, 'submittedAt' | 'dueAt' | 'isOverdue'> & {
  submittedAt: Date;
  promisedAt: Date;
  reviewsDueAt: Date | null;
};

/** Whoever looks: an admin does not see papers that are their own. */
export type Chair = Pick<PresentedUser, 'id' | 'email'>;

@Injectable()
export class AdminPapersQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counters: Counters,
    private readonly clock: Clock,
  ) {}

  /** A page of the current edition's papers; searched by number, title and authors. */
  async list(chair: Chair, query: PapersQuery): Promise<Page<PaperRow, PaperCounts>> {
    const now = this.clock.now();
    const page = await readPage<PaperRecord, PaperSort>(
      this.dataSource,
      PAPER_LIST,
      conditionsOf(chair, query, now),
      query,
    );
    return {
      items: page.rows.map((record) => presentRow(record, now)),
      nextCursor: page.nextCursor,
      counts: await this.count(),
    };
  }

  /** All that the list shows, page after page. */
  async *all(chair: Chair, filters: PaperFilters): AsyncGenerator<PaperRow> {
    const now = this.clock.now();
    const conditions = () => conditionsOf(chair, filters, now);
    const records = readAll<PaperRecord, PaperSort>(
      this.dataSource,
      PAPER_LIST,
      conditions,
      filters.sort,
    );
    for await (const record of records) yield presentRow(record, now);
  }

  private async count(): Promise<PaperCounts> {
    const found = await this.counters.readCurrent(this.dataSource.manager, 'papers');
    const counts = Object.fromEntries(
      PAPER_STATUSES.map((status) => [status, status === 'draft' ? 0 : (found[status] ?? 0)]),
    ) as Record<PaperStatus, number>;
    return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }
}

export function presentRow(record: PaperRecord, now: Date): PaperRow {
  const { submittedAt, promisedAt, reviewsDueAt, ...row } = record;
  const isPromised = !promisedAt.toISOString().startsWith(NEVER);
  const due = isPromised ? promisedAt : reviewsDueAt;
  return {
    ...row,
    submittedAt: submittedAt.toISOString(),
    dueAt: due?.toISOString() ?? null,
    isOverdue: due !== null && due < now,
  };
}

function conditionsOf(chair: Chair, filters: PaperFilters, now: Date): SqlConditions {
  const { status, topic, overdue, reviewsMissing, q } = filters;
  const conditions = new SqlConditions();
  conditions.add(`p.edition_id = ${CURRENT_EDITION}`);
  conditions.add('p.submitted_at IS NOT NULL');
  conditions.add(IS_NOT_OWN, chair.id, chair.email);
  if (status) conditions.add('p.status = ?', status);
  if (topic) conditions.add('p.topic = ?', topic);
  // Else all papers of the status would be walked to find none.
  if (overdue && status && !CAN_BE_OVERDUE.includes(status)) conditions.add('false');
  else if (overdue) conditions.add(IS_OVERDUE, now, now);
  if (reviewsMissing) conditions.add(LACKS_REVIEWS);
  if (q) addSearch(conditions, q);
  return conditions;
}

const NUMBER = /^#?(\d{1,9})$/;

function addSearch(conditions: SqlConditions, q: string): void {
  const [, number] = NUMBER.exec(q) ?? [];
  if (number) return conditions.add('p.number = ?', Number(number));
  conditions.add('p.search_text LIKE ?', containing(q.toLowerCase()));
}
