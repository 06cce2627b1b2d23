import { type ExpressionBuilder, sql } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { db } from '../../platform/database/db.js';
import { isSampleAddress } from '../../platform/database/samples.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, type RowOf } from '../../platform/lists/keyset.js';
import type { ApplicationFilters } from './admin-applications.schema.js';
import { assigneeOf } from '../inbox/assignee.read-model.js';

// Also reads `files` (the CV) and `users` (names of organisers).

const query = db
  .selectFrom('committee_applications as a')
  .select([
    'a.id',
    'a.first_name as firstName',
    'a.last_name as lastName',
    'a.email',
    'a.country',
    'a.affiliation',
    'a.state',
    'a.created_at as createdAt',
  ]);

const withDetails = query
  .innerJoin('files as f', 'f.id', 'a.cv_file_id')
  .leftJoin('users as u', 'u.id', 'a.handled_by')
  .select(({ ref }) => assigneeOf(ref('a.assignee_id')).as('assignee'))
  .select(['a.note', 'a.version', 'a.handled_at as handledAt'])
  .select(({ ref }) => [
    sql<string | null>`u.first_name || ' ' || u.last_name`.as('handledBy'),
    jsonBuildObject({ fileId: ref('f.id'), name: ref('f.name'), bytes: ref('f.bytes') }).as('cv'),
  ]);

const sorts = {
  createdAt: { column: 'a.created_at', type: 'timestamptz' },
  name: { column: 'a.sort_name', type: 'text' },
} as const;

type Filters = Omit<ApplicationFilters, 'sort'>;
type Expressions = ExpressionBuilder<Database & { a: Database['committee_applications'] }, 'a'>;

const where = ({ eb, ref }: Expressions, { state, q }: Filters) => [
  state && eb('a.state', '=', state),
  q && contains(ref('a.search_text'), q.toLowerCase()),
];

const id = 'a.id';
const isSample = isSampleAddress(sql`a.email`);
export const applications = list({ query, id, isSample, sorts, where });
export const detailedApplications = list({ query: withDetails, id, isSample, sorts, where });

export const findApplication = statement((p: { id: string }) =>
  withDetails
    .select(({ ref }) => jsonObjectFrom(holdOf('committee-application', ref('a.id'))).as('hold'))
    .where('a.id', '=', p.id),
);

export type RowRecord = RowOf<typeof applications>;
export type ApplicationRecord = RowOf<typeof detailedApplications>;
