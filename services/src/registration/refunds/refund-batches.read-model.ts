import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { dollars } from '../../conference/editions/fees.js';
import { db } from '../../platform/database/db.js';
import { statement } from '../../platform/database/statement.js';
import { contains, list, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { unitsOf } from '../bank-files/amounts.js';
import { batchNotFound } from './refunds.errors.js';
import { nameOf, refundsWithNames, searched } from './refunds.read-model.js';
import type { BatchesQuery, PresentedBatch } from './refunds.schema.js';

const batchQuery = db
  .selectFrom('refund_batches as b')
  .select([
    'b.id',
    'b.message_id as messageId',
    'b.format',
    'b.status',
    'b.refund_count as count',
    'b.total_minor as totalMinor',
    'b.currency',
    'b.total_cents as totalCents',
    'b.needs_approval as needsApproval',
    'b.prepared_by as preparedById',
    nameOf('b.prepared_by').as('preparedBy'),
    sql<string | null>`${nameOf('b.approved_by')}`.as('approvedBy'),
    sql<string | null>`${nameOf('b.exported_by')}`.as('exportedBy'),
    'b.version',
    'b.created_at as createdAt',
    'b.exported_at as exportedAt',
    sql<number>`(SELECT count(*)::int FROM refunds f WHERE f.batch_id = b.id AND f.status = 'paid')`.as(
      'paid',
    ),
  ]);

const batchList = list({
  query: batchQuery,
  id: 'b.id',
  sorts: { createdAt: { column: 'b.created_at', type: 'timestamptz' } },
  where: ({ eb, or, ref, exists }, { status, q }: Pick<BatchesQuery, 'status' | 'q'>) => [
    eb('b.edition_id', '=', currentEditionId),
    status && eb('b.status', '=', status),
    q &&
      or([
        contains(sql<string>`lower(${ref('b.message_id')})`, q.toLowerCase()),
        exists(
          refundsWithNames
            .select('f.id')
            .where('f.batch_id', '=', ref('b.id'))
            .where(contains(searched, q.toLowerCase())),
        ),
      ]),
  ],
});
type BatchRow = RowOf<typeof batchList>;

const findBatch = statement((p: { id: string }) => batchQuery.where('b.id', '=', p.id));

/** Bank files of refunds. Also reads users (identity), for the names of organisers. */
@Injectable()
export class RefundBatchesQuery {
  constructor(private readonly dataSource: DataSource) {}

  async list(actorId: string, query: BatchesQuery): Promise<Page<PresentedBatch, object>> {
    const { rows, nextCursor } = await readPage(this.dataSource, batchList, query, query);
    return { items: rows.map((row) => presentBatch(actorId, row)), nextCursor, counts: {} };
  }

  /** @throws AppError NOT_FOUND */
  async read(actorId: string, id: string): Promise<PresentedBatch> {
    const row = await findBatch.first(this.dataSource, { id });
    if (!row) throw batchNotFound();
    return presentBatch(actorId, row);
  }
}

function presentBatch(
  actorId: string,
  { totalMinor, totalCents, preparedById, createdAt, exportedAt, ...rest }: BatchRow,
): PresentedBatch {
  return {
    ...rest,
    total: unitsOf(totalMinor, rest.currency),
    amount: dollars(totalCents),
    canApprove: rest.status === 'awaiting-approval' && preparedById !== actorId,
    createdAt: createdAt.toISOString(),
    exportedAt: exportedAt?.toISOString() ?? null,
  };
}
