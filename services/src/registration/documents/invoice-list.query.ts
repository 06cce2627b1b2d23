import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { currentEditionId } from '../../conference/editions/current-edition.sql.js';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { dollars } from '../../conference/editions/fees.js';
import { Clock } from '../../platform/core/clock.js';
import { moment } from '../../platform/core/sql-moment.js';
import { db } from '../../platform/database/db.js';
import { countIf } from '../../platform/database/expressions.js';
import { isSample } from '../../platform/database/samples.js';
import { statement } from '../../platform/database/statement.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { listExport } from '../../platform/downloads/list-export.js';
import type { SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { contains, list, readAll, readPage, type RowOf } from '../../platform/lists/keyset.js';
import type { Page } from '../../platform/lists/page.js';
import { invoiceNumberOf, presentIssuedInvoice } from '../invoices/invoice.schema.js';
import type { InvoiceKind } from '../invoices/invoices.sql.js';
import {
  invoicesExportSchema,
  type InvoiceCounts,
  type InvoicesExportRequest,
  type InvoicesQuery,
  type ListedInvoice,
} from './invoice-list.schema.js';

const texts = defineTexts('server.registration.invoice-list', {
  number: 'Number',
  kind: 'Kind',
  kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
  date: 'Date',
  corrects: 'Corrects',
  buyer: 'Buyer',
  country: 'Country',
  taxNumber: 'Tax number',
  net: 'Net',
  tax: 'Tax',
  rounding: 'Rounding',
  total: 'Total',
  currency: 'Currency',
  reference: 'Reference',
  reason: 'Reason',
});

const isCorrected = sql<boolean>`EXISTS (SELECT FROM invoices c
  WHERE c.edition_id = i.edition_id AND c.corrects = i.number)`;

const reference = sql<string>`coalesce(p.merchant_reference, g.merchant_reference)`;

const invoices = list({
  query: db
    .selectFrom('invoices as i')
    .leftJoin('payments as p', 'p.id', 'i.payment_id')
    .leftJoin('registrations as r', 'r.id', 'p.registration_id')
    .leftJoin('registration_groups as g', 'g.id', 'i.group_id')
    .select(({ ref }) => [
      'i.number',
      ref('i.kind').$castTo<InvoiceKind>().as('kind'),
      'i.corrects',
      'i.total_cents as totalCents',
      'i.tax_cents as taxCents',
      moment(ref('i.issued_at')).as('issuedAt'),
      isCorrected.as('isCorrected'),
      'i.payment_id as paymentId',
      'i.group_id as groupId',
      reference.as('reference'),
      'i.buyer',
      'i.reason',
      'i.facts',
    ]),
  id: 'i.number',
  idType: 'integer',
  isSample: isSample(sql`coalesce(r.user_id, g.payer_id)`),
  sorts: { number: { column: 'i.number', type: 'integer' } },
  where: ({ eb }, { state, q }: Pick<InvoicesQuery, 'state' | 'q'>) => [
    eb('i.edition_id', '=', currentEditionId),
    state && (state === 'credit-note' ? eb('i.kind', '=', state) : eb('i.kind', '=', 'invoice')),
    state === 'valid' && sql<boolean>`NOT ${isCorrected}`,
    state === 'corrected' && isCorrected,
    q && searched(q),
  ],
});
type Row = RowOf<typeof invoices>;

/** By number, buyer or payment reference. */
function searched(q: string) {
  const number = invoiceNumberOf(q.toUpperCase());
  if (number !== undefined) return sql<boolean>`i.number = ${number}`;
  const text = sql<string>`lower(concat_ws(' ', i.buyer, ${reference}, i.facts -> 'buyer' ->> 'taxNumber'))`;
  return contains(text, q.toLowerCase());
}

const countInvoices = statement(() =>
  db
    .selectFrom('invoices as i')
    .select([
      countIf(sql`i.kind = 'invoice' AND NOT ${isCorrected}`).as('valid'),
      countIf(sql`i.kind = 'invoice' AND ${isCorrected}`).as('corrected'),
      countIf(sql`i.kind = 'credit-note'`).as('credit-note'),
    ])
    .where('i.edition_id', '=', currentEditionId),
);

/** For finance: a list with search, and the export for the accountant. */
@Injectable()
export class InvoiceList implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly downloads: DownloadsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const source = listExport(
      { name: 'invoices', right: 'payments:read', clock: this.clock },
      async (_request: InvoicesExportRequest) => columnsOf(await this.prefix()),
      ({ q, state }) => readAll(this.dataSource, invoices, { q, state }, 'number'),
    );
    this.downloads.add(invoicesExportSchema, source);
  }

  async page(query: InvoicesQuery): Promise<Page<ListedInvoice, InvoiceCounts>> {
    const { rows, nextCursor } = await readPage(this.dataSource, invoices, query, query);
    const counts = await countInvoices.one(this.dataSource);
    const prefix = await this.prefix();
    return { items: rows.map((row) => presentRow(prefix, row)), nextCursor, counts };
  }

  private async prefix(): Promise<string> {
    return (await this.editions.current(this.dataSource.manager)).document.referencePrefix;
  }
}

function presentRow(prefix: string, row: Row): ListedInvoice {
  const { paymentId, groupId, reference: of, buyer, taxCents, reason } = row;
  const tax = dollars(taxCents);
  return {
    ...presentIssuedInvoice(prefix, row),
    paymentId,
    groupId,
    reference: of,
    buyer,
    tax,
    reason,
  };
}

/** Amounts of credit notes are negative, so that columns add up. */
function columnsOf(prefix: string): SpreadsheetColumn<Row>[] {
  const amount = (of: (row: Row) => number) => (row: Row) =>
    dollars(row.kind === 'credit-note' && of(row) !== 0 ? 0 - of(row) : of(row));
  const presented = (row: Row) => presentIssuedInvoice(prefix, row);
  return [
    { header: texts.number, value: (row) => presented(row).number },
    { header: texts.kind, value: ({ kind }) => texts.kinds[kind] },
    { header: texts.date, value: ({ issuedAt }) => issuedAt.slice(0, 'yyyy-mm-dd'.length) },
    { header: texts.corrects, value: (row) => presented(row).corrects },
    { header: texts.buyer, value: ({ buyer }) => buyer },
    { header: texts.country, value: ({ facts }) => facts.buyer.countryCode },
    { header: texts.taxNumber, value: ({ facts }) => facts.buyer.taxNumber },
    { header: texts.net, value: amount(({ facts }) => facts.netCents) },
    { header: texts.tax, value: amount(({ taxCents }) => taxCents) },
    { header: texts.rounding, value: amount(({ facts }) => facts.roundingCents) },
    { header: texts.total, value: amount(({ totalCents }) => totalCents) },
    { header: texts.currency, value: ({ facts }) => facts.currency },
    { header: texts.reference, value: ({ reference }) => reference },
    { header: texts.reason, value: ({ reason }) => reason },
  ];
}
