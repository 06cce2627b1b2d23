import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { notFound } from '../common/common.errors.js';
import { type List, readAll, readPage } from '../common/list/list.js';
import { containing, SqlConditions } from '../common/list/sql-conditions.js';
import type { Page } from '../common/page.js';
import { LetterDesk, type LetterKind } from '../letters/letter-desk.js';
import type { LetterCounts } from '../letters/letter.schema.js';
import type {
  AdminApplication,
  ApplicationFilters,
  ApplicationRow,
  ApplicationsQuery,
} from './admin-applications.schema.js';

export const applicationKind: LetterKind = {
  table: 'committee_applications',
  subject: 'committee-application',
};

type Sort = 'createdAt' | 'name';
type RowRecord = Omit<ApplicationRow, 'createdAt'> & { createdAt: Date };
export type ApplicationRecord = Omit<AdminApplication, 'createdAt' | 'handledAt'> & {
  createdAt: Date;
  handledAt: Date | null;
};

const ROW = `a.id, a.first_name AS "firstName", a.last_name AS "lastName", a.email, a.country,
  a.affiliation, a.state, a.created_at AS "createdAt"`;
const sorts: List<Sort>['sorts'] = {
  createdAt: { column: 'a.created_at', type: 'timestamptz' },
  name: { column: 'a.sort_name', type: 'text' },
};
const rows: List<Sort> = { columns: ROW, from: 'committee_applications a', id: 'a.id', sorts };
const whole: List<Sort> = {
  columns: `${ROW}, a.note, a.version, a.handled_at AS "handledAt",
    u.first_name || ' ' || u.last_name AS "handledBy",
    json_build_object('fileId', f.id, 'name', f.name, 'bytes', f.bytes) AS cv`,
  from: `committee_applications a JOIN files f ON f.id = a.cv_file_id
    LEFT JOIN users u ON u.id = a.handled_by`,
  id: 'a.id',
  sorts,
};

@Injectable()
export class AdminApplicationsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly desk: LetterDesk,
  ) {}

  /** A page of the applications; searched by name, e-mail, affiliation and country. */
  async list(query: ApplicationsQuery): Promise<Page<ApplicationRow, LetterCounts>> {
    const page = await readPage<RowRecord, Sort>(this.dataSource, rows, conditionsOf(query), query);
    return {
      items: page.rows.map(presentRow),
      nextCursor: page.nextCursor,
      counts: await this.desk.count(applicationKind),
    };
  }

  /** All that the list shows, page after page. */
  all(filters: ApplicationFilters): AsyncGenerator<ApplicationRecord> {
    return readAll(this.dataSource, whole, () => conditionsOf(filters), filters.sort);
  }

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminApplication> {
    const [application] = await this.dataSource.query<ApplicationRecord[]>(
      `SELECT ${whole.columns} FROM ${whole.from} WHERE a.id = $1`,
      [id],
    );
    if (!application) throw notFound('This application');
    const handledAt = application.handledAt?.toISOString() ?? null;
    return { ...application, createdAt: application.createdAt.toISOString(), handledAt };
  }
}

function conditionsOf({ state, q }: ApplicationFilters): SqlConditions {
  const conditions = new SqlConditions();
  if (state) conditions.add('a.state = ?', state);
  if (q) conditions.add('a.search_text LIKE ?', containing(q.toLowerCase()));
  return conditions;
}

function presentRow({ createdAt, ...row }: RowRecord): ApplicationRow {
  return { ...row, createdAt: createdAt.toISOString() };
}
