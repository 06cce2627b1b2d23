import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlMoment } from '../common/sql-moment.js';
import { prepared } from '../database/prepared.js';
import { dollars } from '../editions/fees.js';
import { excessCents, missingCents } from '../payments/payment-money.js';
import { paymentNotFound } from '../payments/payments.errors.js';
import { receiptNumber } from '../payments/receipts.js';
import {
  PAYMENT_COLUMNS,
  PAYMENT_TABLES,
  type PaymentRecord,
  presentRow,
} from './admin-payments.query.js';
import type { AdminPayment } from './admin-payments.schema.js';

interface EditionFacts {
  prefix: string;
  shortfall: number;
}
type Entry = Omit<AdminPayment['ledger'][number], 'amount'> & { amountCents: number | null };
type Details = PaymentRecord &
  Pick<
    AdminPayment,
    | 'version'
    | 'invoice'
    | 'twinOf'
    | 'userId'
    | 'organization'
    | 'position'
    | 'country'
    | 'phone'
    | 'bankTransactionId'
    | 'payBy'
    | 'paper'
    | 'proofs'
  > & {
    ledger: Entry[];
    edition: EditionFacts;
    receipt: number | null;
  };

const PROOFS = `
  SELECT kind, f.id AS "fileId", f.name, f.type, f.bytes, ${sqlMoment('f.created_at')} AS "createdAt"
    FROM payment_proofs JOIN files f ON f.id = file_id WHERE payment_id = p.id ORDER BY f.id`;

const LEDGER = `
  SELECT ${sqlMoment('l.at')} AS at, u.first_name || ' ' || u.last_name AS actor,
         l.action, l.source, l.from_status AS "from", l.to_status AS "to", l.amount_cents AS "amountCents",
         to_char(l.value_date, 'YYYY-MM-DD') AS date,
         l.bank_transaction_id AS "bankTransactionId", l.reason
    FROM ledger_entries l LEFT JOIN users u ON u.id = l.actor_id
   WHERE l.payment_id = p.id ORDER BY l.id`;

const PAPER = 'SELECT id, title, status FROM papers WHERE id = r.paper_id';

const TWIN = `
  SELECT t.id, t.merchant_reference AS "merchantReference"
    FROM payments t WHERE t.registration_id = r.twin_of`;

export const ADMIN_PAYMENT = prepared(`
  SELECT ${PAYMENT_COLUMNS}, r.user_id AS "userId", r.organization, r.position, r.country, r.phone,
         p.version, p.invoice, p.bank_transaction_id AS "bankTransactionId",
         (SELECT number FROM receipts WHERE payment_id = p.id) AS receipt,
         (SELECT jsonb_build_object('prefix', document -> 'referencePrefix',
                                    'shortfall', document -> 'invoicing' -> 'shortfall')
            FROM editions WHERE id = r.edition_id) AS edition,
         (SELECT row_to_json(twin) FROM (${TWIN}) twin) AS "twinOf", ${sqlMoment('p.pay_by')} AS "payBy",
         (SELECT row_to_json(paper) FROM (${PAPER}) paper) AS paper,
         (SELECT coalesce(json_agg(proof), '[]') FROM (${PROOFS}) proof) AS proofs,
         (SELECT coalesce(json_agg(entry), '[]') FROM (${LEDGER}) entry) AS ledger
    FROM ${PAYMENT_TABLES} WHERE p.id = $1`);

@Injectable()
export class AdminPaymentQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws AppError NOT_FOUND */
  async read(id: string): Promise<AdminPayment> {
    const [details] = await this.dataSource.query<Details[]>(ADMIN_PAYMENT, [id]);
    if (!details) throw paymentNotFound();
    const { ledger, edition, receipt, ...record } = details;
    const money = { ...record, status: record.state };
    return {
      ...record,
      ...presentRow(record),
      missing: dollars(missingCents(money)),
      excess: dollars(excessCents(money)),
      shortfall: edition.shortfall,
      receiptNumber: receipt === null ? null : receiptNumber(edition.prefix, receipt),
      ledger: ledger.map(({ amountCents, ...entry }) => ({
        ...entry,
        amount: amountCents === null ? null : dollars(amountCents),
      })),
    };
  }
}
