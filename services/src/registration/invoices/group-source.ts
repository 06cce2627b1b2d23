import type { EntityManager } from 'typeorm';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { type InvoiceFacts, invoiceFacts } from './invoice-facts.js';
import {
  findGroupSource,
  listInvoicedPayments,
  listRoundPayments,
} from './invoice-source.read-model.js';

/** What an invoice is for: a payment, or a round of a group. */
export interface InvoiceSubject {
  paymentId: string | null;
  groupId: string | null;
  groupRound: number | null;
  registrationId: string;
  editionId: string;
  document: EditionDocument;
  amountCents: number;
  /** What an invoice would say now. Undefined without a country, or without a live payment. */
  facts: InvoiceFacts | undefined;
  /** That no credit note corrects. */
  valid: { number: number; facts: InvoiceFacts } | null;
}

/** An invoice has a line for each person and price line. */
export async function groupSource(
  tx: EntityManager,
  groupId: string,
  groupRound: number,
): Promise<InvoiceSubject> {
  const source = await findGroupSource.one(tx, { groupId, round: groupRound });
  const all = await listInvoicedPayments.all(tx, { groupId, round: groupRound });
  const { valid, editionId, document } = source;
  const live = all.filter(({ isEnded }) => !isEnded);
  return {
    ...{ paymentId: null, groupId, groupRound, editionId, document, valid },
    facts: groupFacts(source, live),
    registrationId: all[0]?.registrationId ?? '',
    amountCents: live.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Of all rounds, for a conference that issues no invoices. Undefined without a live payment. */
export async function groupProFormaFacts(
  tx: EntityManager,
  groupId: string,
): Promise<InvoiceFacts | undefined> {
  const source = await findGroupSource.one(tx, { groupId, round: 0 });
  const all = await listRoundPayments.all(tx, { groupId });
  return groupFacts(
    { ...source, isProForma: true },
    all.filter(({ isEnded }) => !isEnded),
  );
}

type Source = Awaited<ReturnType<typeof findGroupSource.one>> & { isProForma?: boolean };
type Paid = Awaited<ReturnType<typeof listInvoicedPayments.all>>[number];

function groupFacts(
  { organization, invoice, document, reference, isProForma }: Source,
  live: Paid[],
): InvoiceFacts | undefined {
  if (live.length === 0) return undefined;
  return invoiceFacts({
    ...{ document, reference, invoice, isProForma },
    payBy: new Date(Math.max(...live.map(({ payBy }) => payBy.getTime()))),
    receivedCents: live.reduce(
      (sum, { cents, receivedCents }) => sum + Math.min(cents, receivedCents),
      0,
    ),
    registrant: { name: organization, organization, country: '' },
    lines: live.flatMap(({ name: person, lines }) =>
      lines.map((line) => ({ ...line, name: `${line.name}, ${person}` })),
    ),
    payments: live.map(({ id, cents }) => ({ id, cents })),
  });
}
