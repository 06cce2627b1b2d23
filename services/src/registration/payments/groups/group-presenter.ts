import { dollars } from '../../../conference/editions/fees.js';
import { presentIssuedInvoice } from '../../invoices/invoice.schema.js';
import { presentInvoice } from '../../invoices/invoice-details.schema.js';
import { factsOf, publicPaymentStatus } from '../ledger/payment-status.js';
import type { AdminGroup, GroupRow } from './admin-groups.schema.js';
import type { GroupDetails, GroupRecord } from './groups.read-model.js';
import type { GroupSummary, OwnGroup } from './groups.schema.js';

export function presentSummary(record: GroupRecord): GroupSummary {
  const { id, merchantReference, organization, state, peopleLimit, people } = record;
  return {
    ...{ id, merchantReference, organization, state, peopleLimit, people },
    closesAt: record.closesAt?.toISOString() ?? null,
    createdAt: record.createdAt.toISOString(),
    amount: dollars(record.amountCents),
    invoicedAmount: dollars(record.invoicedCents),
    receivedAmount: dollars(record.receivedCents),
    outstandingAmount: dollars(record.outstandingCents),
  };
}

export function presentGroupRow(record: GroupRecord): GroupRow {
  const { payerId: id, payerName: name, payerEmail: email } = record;
  return { ...presentSummary(record), payer: { id, name, email } };
}

/** @param siteUrl without a slash at its end */
export function presentOwn(details: GroupDetails, siteUrl: string): OwnGroup {
  const { bank, contact } = details.document;
  return { ...presentDetails(details, siteUrl), bank, paymentsEmail: contact.paymentsEmail };
}

export function presentForFinance(details: GroupDetails, siteUrl: string): AdminGroup {
  const { openedBy, hold } = details;
  const held = details.members.filter(({ isRemovalHeld }) => isRemovalHeld);
  const heldRemovals = held.map(({ paymentId }) => paymentId);
  const { payer } = presentGroupRow(details);
  return { ...presentDetails(details, siteUrl), payer, openedBy, hold, heldRemovals };
}

function presentDetails(details: GroupDetails, siteUrl: string) {
  const { document, packages, invoiceEmail, token, version, newPeople, newCents } = details;
  const { taxes, referencePrefix } = document;
  return {
    ...presentSummary(details),
    ...{ packages, invoiceEmail, version },
    // A stored buyer is never null.
    invoice: presentInvoice(details.invoice)!,
    link: token && groupLink(siteUrl, token),
    members: details.members.map(presentMember),
    toInvoice: { people: newPeople, amount: dollars(newCents) },
    issuesInvoices: taxes.invoices,
    hasProForma: !taxes.invoices && details.invoicedCents > 0,
    invoices: details.invoices.map((each) => presentIssuedInvoice(referencePrefix, each)),
    payBy: details.payBy?.toISOString() ?? null,
  };
}

function presentMember({
  amountCents,
  receivedCents,
  status,
  round,
  isRemovalHeld: _forFinance,
  ...rest
}: GroupDetails['members'][number]): OwnGroup['members'][number] {
  return {
    ...rest,
    amount: dollars(amountCents),
    status: publicPaymentStatus(status),
    isInvoiced: round !== null,
    isRemovable: isRemovable({ status, receivedCents, round }),
  };
}

type Membership = Pick<GroupDetails['members'][number], 'status' | 'receivedCents' | 'round'>;

/** Before the invoice, and before any money. */
function isRemovable({ status, receivedCents, round }: Membership): boolean {
  return round === null && receivedCents === 0 && factsOf(status).awaitsMoney;
}

export function groupLink(siteUrl: string, token: string): string {
  return `${siteUrl}/register-conference-form?${new URLSearchParams({ group: token }).toString()}`;
}
