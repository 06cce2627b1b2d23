import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { holdOf } from '../../identity/accounts/act-on-hold.read-model.js';
import { db } from '../../platform/database/db.js';
import { isSampleAddress } from '../../platform/database/samples.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, type RowOf } from '../../platform/lists/keyset.js';
import type { EnquiryFilters } from './admin-enquiries.schema.js';
import { assigneeOf } from '../inbox/assignee.read-model.js';

// Also reads `users` (names of organisers).

const query = db
  .selectFrom('enquiries as m')
  .select([
    'm.id',
    'm.name',
    'm.email',
    'm.subject',
    'm.category',
    'm.state',
    'm.created_at as createdAt',
  ]);

const withDetails = query
  .leftJoin('users as u', 'u.id', 'm.handled_by')
  .select(({ ref }) => assigneeOf(ref('m.assignee_id')).as('assignee'))
  .select(['m.message', 'm.note', 'm.version', 'm.handled_at as handledAt'])
  .select([sql<string | null>`u.first_name || ' ' || u.last_name`.as('handledBy')]);

const sorts = {
  createdAt: { column: 'm.created_at', type: 'timestamptz' },
  name: { column: 'm.sort_name', type: 'text' },
} as const;

type Filters = Omit<EnquiryFilters, 'sort'>;
type Expressions = ExpressionBuilder<Database & { m: Database['enquiries'] }, 'm'>;

const where = ({ eb, ref }: Expressions, { state, category, q }: Filters) => [
  state && eb('m.state', '=', state),
  category && eb('m.category', '=', category),
  q && contains(ref('m.search_text'), q.toLowerCase()),
];

const id = 'm.id';
const isSample = isSampleAddress(sql`m.email`);
export const enquiries = list({ query, id, isSample, sorts, where });
export const detailedEnquiries = list({ query: withDetails, id, isSample, sorts, where });

export const findEnquiry = statement((p: { id: string }) =>
  withDetails
    .select(({ ref }) => jsonObjectFrom(holdOf('enquiry', ref('m.id'))).as('hold'))
    .where('m.id', '=', p.id),
);

export type RowRecord = RowOf<typeof enquiries>;
export type EnquiryRecord = RowOf<typeof detailedEnquiries>;
