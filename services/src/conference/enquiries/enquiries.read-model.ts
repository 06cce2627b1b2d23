import { type ExpressionBuilder, sql } from 'kysely';
import { db } from '../../platform/database/db.js';
import { isSampleAddress } from '../../platform/database/samples.js';
import type { Database } from '../../platform/database/schema.gen.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, type RowOf } from '../../platform/lists/keyset.js';
import type { EnquiryFilters } from './admin-enquiries.schema.js';
import { assigneeOf } from '../inbox/assignee.read-model.js';

// Also reads `users` (names of organisers), and `outgoing_emails` and `inbound_messages` (replies).

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

/** What people replied to the copy that they got, oldest first. */
export const findReplies = statement((p: { id: string }) =>
  db
    .selectFrom('inbound_messages as i')
    .innerJoin('outgoing_emails as e', 'e.id', 'i.email_id')
    .select([
      ...(['i.id', 'i.from_name as name', 'i.from_email as email', 'i.body'] as const),
      'i.received_at as receivedAt',
    ])
    .where('e.cause', '=', sql<string>`'enquiry-copy:' || ${p.id}::text`)
    .orderBy('i.received_at')
    .orderBy('i.id'),
);

export const findEnquiry = statement((p: { id: string }) => withDetails.where('m.id', '=', p.id));

export type RowRecord = RowOf<typeof enquiries>;
export type EnquiryRecord = RowOf<typeof detailedEnquiries>;
