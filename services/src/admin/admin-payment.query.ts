import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../editions/editions.service.js';
import { dollars } from '../editions/fees.js';
import { paymentNotFound } from '../payments/payments.errors.js';
import {
  PAYMENT_COLUMNS,
  PAYMENT_TABLES,
  type PaymentRecord,
  presentRow,
} from './admin-payments.query.js';
import type { AdminPayment } from './admin-payments.schema.js';

type Entry = Omit<AdminPayment['ledger'][number], 'at' | 'amount'> & {
  at: Date;
  amountCents: number | null;
};
type Proof = Omit<AdminPayment['proofs'][number], 'createdAt'> & { createdAt: Date };
type Details = PaymentRecord &
  Pick<
    AdminPayment,
    'userId' | 'organization' | 'position' | 'country' | 'phone' | 'bankTransactionId'
  > & {
    payBy: Date;
    paperId: string | null;
    paperTitle: string;
    paperStatus: string;
  };

@Injectable()
export class AdminPaymentQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminPayment> {
    const { fees } = await this.editions.current(this.dataSource.manager);
    const { payBy, paperId, paperTitle, paperStatus, ...record } = await this.details(id);
    return {
      ...record,
      ...presentRow(fees, record),
      payBy: payBy.toISOString(),
      paper: paperId ? { id: paperId, title: paperTitle, status: paperStatus } : null,
      proofs: await this.proofs(id),
      ledger: await this.ledger(id),
    };
  }

  private async details(id: string): Promise<Details> {
    const [record] = await this.dataSource.query<Details[]>(
      `SELECT ${PAYMENT_COLUMNS}, r.user_id AS "userId", r.organization, r.position, r.country,
              r.phone, p.bank_transaction_id AS "bankTransactionId", p.pay_by AS "payBy",
              paper.id AS "paperId", paper.title AS "paperTitle", paper.status AS "paperStatus"
         FROM ${PAYMENT_TABLES} LEFT JOIN papers paper ON paper.id = r.paper_id
        WHERE p.id = $1`,
      [id],
    );
    if (!record) throw paymentNotFound();
    return record;
  }

  private async proofs(id: string): Promise<AdminPayment['proofs']> {
    const proofs = await this.dataSource.query<Proof[]>(
      `SELECT f.id AS "fileId", f.name, f.type, f.bytes, f.created_at AS "createdAt"
         FROM payment_proofs JOIN files f ON f.id = file_id WHERE payment_id = $1 ORDER BY f.id`,
      [id],
    );
    return proofs.map((proof) => ({ ...proof, createdAt: proof.createdAt.toISOString() }));
  }

  private async ledger(id: string): Promise<AdminPayment['ledger']> {
    const entries = await this.dataSource.query<Entry[]>(
      `SELECT l.at, u.first_name || ' ' || u.last_name AS actor, l.from_status AS "from",
              l.to_status AS "to", l.amount_cents AS "amountCents",
              to_char(l.value_date, 'YYYY-MM-DD') AS date,
              l.bank_transaction_id AS "bankTransactionId", l.reason
         FROM ledger_entries l LEFT JOIN users u ON u.id = l.actor_id
        WHERE l.payment_id = $1 ORDER BY l.id`,
      [id],
    );
    return entries.map(({ at, amountCents, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      amount: amountCents === null ? null : dollars(amountCents),
    }));
  }
}
