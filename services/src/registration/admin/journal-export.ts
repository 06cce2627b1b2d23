import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Clock } from '../../platform/core/clock.js';
import { CURRENCY } from '../../platform/core/currency.js';
import { db } from '../../platform/database/db.js';
import { isSample, isSampleTransfer } from '../../platform/database/samples.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { list, readAll, type RowOf } from '../../platform/lists/keyset.js';
import { receiptNumber, validReceipt } from '../payments/ledger/receipts.js';
import { journalExportSchema, type JournalExportRequest } from './reconciliation.schema.js';

const texts = defineTexts('server.registration.journal', {
  date: 'Date',
  valueDate: 'Value date',
  entry: 'Entry',
  account: 'Account',
  debit: 'Debit',
  credit: 'Credit',
  currency: 'Currency',
  reference: 'Reference',
  bankTransaction: 'Bank transaction',
  receipt: 'Receipt number',
  reason: 'Reason',
  accounts: { bank: 'Bank', unmatched: 'Unmatched payments', fees: 'Registration fees' },
});

const day = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
/** Entries from before periods have no day in the journal. */
const bookedOn = sql<string>`coalesce(e.booked_on, e.value_date, (e.at AT TIME ZONE 'UTC')::date)`;

const entries = list({
  query: db
    .selectFrom('ledger_entries as e')
    .leftJoin('payments as p', 'p.id', 'e.payment_id')
    .leftJoin('registrations as r', 'r.id', 'p.registration_id')
    .leftJoin('bank_transfers as t', 't.id', 'e.transfer_id')
    .select(({ ref }) => [
      'e.id',
      sql<string>`to_char(${bookedOn}, 'YYYY-MM-DD')`.as('day'),
      day('e.value_date').as('valueDate'),
      ref('e.amount_cents').$notNull().as('cents'),
      sql<boolean>`e.payment_id IS NOT NULL`.as('hasPayment'),
      sql<boolean>`e.transfer_id IS NOT NULL`.as('hasTransfer'),
      'p.merchant_reference as reference',
      'e.bank_transaction_id as bankTransactionId',
      'e.reason',
      validReceipt(sql<string>`p.id`)
        .select('valid.number')
        .$asScalar()
        .as('receipt'),
    ]),
  id: 'e.id',
  idType: 'bigint',
  isSample: sql`(${isSample(sql`r.user_id`)} OR ${isSampleTransfer(sql`t.bank_transaction_id`)})`,
  sorts: { at: { column: 'e.at', type: 'timestamptz' } },
  where: ({ eb }, { from, to }: Pick<JournalExportRequest, 'from' | 'to'>) => [
    eb('e.amount_cents', '<>', sql.lit(0)),
    sql<boolean>`coalesce(r.edition_id, t.edition_id) = ${currentEditionId}`,
    from && sql<boolean>`${bookedOn} >= ${from}::date`,
    to && sql<boolean>`${bookedOn} <= ${to}::date`,
  ],
});

type Entry = RowOf<typeof entries>;
type Account = keyof typeof texts.accounts;

interface Posting extends Entry {
  account: Account;
  side: 'debit' | 'credit';
}

/** Each entry of the ledger moves its amount between two accounts: two rows. */
@Injectable()
export class JournalExport implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { downloads, clock } = this;
    const source = listExport(
      { name: 'journal', right: 'payments:read', clock },
      async (_request: JournalExportRequest) => {
        const { document } = await this.editions.current(this.dataSource.manager);
        return columnsOf(document.referencePrefix);
      },
      (request) => this.postings(request),
    );
    downloads.add(journalExportSchema, source);
  }

  private async *postings({ from, to }: JournalExportRequest): AsyncGenerator<Posting> {
    for await (const entry of readAll(this.dataSource, entries, { from, to }, 'at')) {
      const [debit, credit] = accountsOf(entry);
      yield { ...entry, account: debit, side: 'debit' };
      yield { ...entry, account: credit, side: 'credit' };
    }
  }
}

/** Incoming money is debited to the bank; matching moves it from unmatched payments to the fees. */
function accountsOf({ cents, hasPayment, hasTransfer }: Entry): [Account, Account] {
  const to: Account = hasPayment ? 'fees' : 'unmatched';
  const from: Account = hasPayment && hasTransfer ? 'unmatched' : 'bank';
  return cents > 0 ? [from, to] : [to, from];
}

function columnsOf(prefix: string): SpreadsheetColumn<Posting>[] {
  const amountOf = (side: Posting['side']) => (posting: Posting) =>
    posting.side === side ? decimal(Math.abs(posting.cents)) : null;
  return [
    { header: texts.date, value: ({ day }) => day },
    { header: texts.valueDate, value: ({ valueDate }) => valueDate },
    { header: texts.entry, value: ({ id }) => id },
    { header: texts.account, value: ({ account }) => texts.accounts[account] },
    { header: texts.debit, value: amountOf('debit') },
    { header: texts.credit, value: amountOf('credit') },
    { header: texts.currency, value: () => CURRENCY },
    { header: texts.reference, value: ({ reference }) => reference },
    { header: texts.bankTransaction, value: ({ bankTransactionId }) => bankTransactionId },
    {
      header: texts.receipt,
      value: ({ receipt }) => (receipt === null ? null : receiptNumber(prefix, receipt)),
    },
    { header: texts.reason, value: ({ reason }) => reason },
  ];
}

/** 25000 becomes "250.00", without a float on the way. */
function decimal(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
