import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { db } from '../../../platform/database/db.js';
import { anyOf, count } from '../../../platform/database/expressions.js';
import { statement } from '../../../platform/database/statement.js';
import { FilesService } from '../../../platform/files/files.service.js';
import {
  type Due,
  type DueBatch,
  RetentionRule,
  RetentionRules,
} from '../../../platform/retention/retention-rules.js';
import type { PaymentStatus } from '../ledger/payment-status.js';
import { PaymentProof } from './payment-proof.entity.js';

/** Nothing is decided by their proofs any more. */
const SETTLED: PaymentStatus[] = ['completed', 'rejected', 'refunded', 'cancelled'];

const due = ({ editionIds }: Due) =>
  db
    .selectFrom('payment_proofs as f')
    .innerJoin('payments as p', 'p.id', 'f.payment_id')
    .innerJoin('registrations as r', 'r.id', 'p.registration_id')
    .where('r.edition_id', '=', anyOf(editionIds))
    .where('p.status', '=', anyOf(SETTLED));

const findProofs = statement((p: DueBatch) =>
  due(p).select('f.file_id as fileId').orderBy('f.file_id').limit(p.limit),
);

/** Proofs of settled payments. */
@Injectable()
export class ProofsRetention extends RetentionRule {
  readonly kind = 'proofs';
  readonly since = 'conference';
  readonly count = statement((p: Due) => due(p).select(count().as('count')));

  constructor(
    rules: RetentionRules,
    private readonly files: FilesService,
  ) {
    super(rules);
  }

  async erase(tx: EntityManager, batch: DueBatch) {
    const fileIds = (await findProofs.all(tx, batch)).map(({ fileId }) => fileId);
    await tx.delete(PaymentProof, { fileId: In(fileIds) });
    return { records: fileIds.length, afterCommit: await this.files.remove(tx, ...fileIds) };
  }
}
