import { buffer } from 'node:stream/consumers';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { spreadsheet, type SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { decimalOf, minorOf } from '../bank-files/amounts.js';
import { compactIban, isIban } from '../../conference/editions/rules/iban.js';
import { type CreditTransfer, readPain, writePain } from './pain.js';
import type { RefundAccount } from './refund-account.schema.js';
import type { RefundBatch } from './refund-batch.entity.js';
import type { Refund } from './refund.entity.js';
import { debtorMissing } from './refunds.errors.js';
import { texts } from './refunds.texts.js';

export interface PaidOut extends Pick<Refund, 'reference' | 'payMinor' | 'payCurrency'> {
  account: RefundAccount;
}

export interface RefundFile {
  text: string;
  count: number;
  /** The sum that its reader finds. */
  minor: number;
}

/** @throws AppError CONFLICT without an IBAN of the conference */
export async function writeRefundFile(
  { messageId, format }: Pick<RefundBatch, 'messageId' | 'format'>,
  edition: EditionDocument,
  refunds: PaidOut[],
  now: Date,
): Promise<RefundFile> {
  return format === 'pain.001'
    ? painFile(messageId, edition, refunds, now)
    : csvFile(messageId, edition, refunds, now);
}

async function painFile(
  messageId: string,
  edition: EditionDocument,
  refunds: PaidOut[],
  now: Date,
): Promise<RefundFile> {
  const { accountHolder, iban, swift } = edition.bank;
  if (!isIban(compactIban(iban))) throw debtorMissing();
  const bic = /^[A-Z0-9]{8}([A-Z0-9]{3})?$/.exec(swift.replace(/\s/g, '').toUpperCase())?.[0];
  const debtor = { name: accountHolder, iban, bic: bic ?? null };
  const transfers = refunds.flatMap((refund) => transferOf(edition, refund));
  const text = writePain({ messageId, createdAt: now, debtor, transfers });
  const read = await readPain(text);
  const minor = read.transfers.reduce((sum, transfer) => sum + transfer.minor, 0);
  if (read.controlMinor !== minor) throw new Error(`The control sum of ${messageId} is wrong.`);
  return { text, count: read.transfers.length, minor };
}

function transferOf(edition: EditionDocument, refund: PaidOut): CreditTransfer[] {
  const { account, reference, payMinor: minor } = refund;
  if (account.kind !== 'iban') return [];
  const { holder, iban, bic } = account;
  return [{ reference, minor, holder, iban, bic, text: remittanceOf(edition, refund) }];
}

async function csvFile(
  messageId: string,
  edition: EditionDocument,
  refunds: PaidOut[],
  now: Date,
): Promise<RefundFile> {
  const { csv } = texts;
  const columns: SpreadsheetColumn<PaidOut>[] = [
    { header: csv.reference, value: ({ reference }) => reference },
    { header: csv.holder, value: ({ account }) => account.holder },
    { header: csv.account, value: ({ account }) => numberOf(account) },
    { header: csv.bic, value: ({ account }) => account.bic },
    { header: csv.bank, value: ({ account }) => (account.kind === 'other' ? account.bank : null) },
    {
      header: csv.country,
      value: ({ account }) =>
        account.kind === 'other' ? account.country : account.iban.slice(0, 2),
    },
    { header: csv.amount, value: ({ payMinor, payCurrency }) => decimalOf(payMinor, payCurrency) },
    { header: csv.currency, value: ({ payCurrency }) => payCurrency },
    { header: csv.text, value: (refund) => remittanceOf(edition, refund) },
  ];
  const about = { format: 'csv', name: messageId, day: now } as const;
  const { content } = await spreadsheet(about, columns, inTurn(refunds));
  const text = (await buffer(content)).toString();
  const { parseCsv } = await import('hucre/csv');
  const [, ...rows] = parseCsv(text);
  const at = columns.findIndex(({ header }) => header === csv.amount);
  const minor = rows.reduce((sum, cells, nth) => {
    return sum + minorOf(String(cells[at]), refunds[nth]?.payCurrency ?? '');
  }, 0);
  return { text, count: rows.length, minor };
}

function remittanceOf({ name }: EditionDocument, { reference }: PaidOut): string {
  return texts.remittance({ conference: name, reference });
}

function numberOf(account: RefundAccount): string {
  return account.kind === 'iban' ? account.iban : account.number;
}

async function* inTurn<Row>(rows: Row[]): AsyncGenerator<Row> {
  for (const row of rows) yield await Promise.resolve(row);
}
