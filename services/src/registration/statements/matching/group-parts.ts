import type { MatchablePayment } from './matching.js';

/** What a transfer with a group's reference pays. */
interface GroupMatch {
  payments: MatchablePayment[];
  /** Its amount is an invoice's, or that of all invoices. */
  isInvoice: boolean;
}

/** A group for each reference that payments name. */
export function groupsOf(payments: MatchablePayment[]): MatchablePayment[] {
  const groups = new Map<string, MatchablePayment[]>();
  for (const payment of payments) {
    if (!payment.group) continue;
    const members = groups.get(payment.group.id);
    if (members) members.push(payment);
    else groups.set(payment.group.id, [payment]);
  }
  return [...groups].map(([id, members]) => asOne(id, members));
}

function asOne(id: string, members: MatchablePayment[]): MatchablePayment {
  const open = openOf(members);
  const isPaid = members.some(({ state }) => state === 'paid');
  return {
    id,
    reference: members[0]?.group?.reference ?? '',
    ...{ firstName: '', lastName: '', organization: '' },
    dueCents: sumOf(open),
    state: open.length > 0 ? 'open' : isPaid ? 'paid' : 'closed',
    needsProof: open.some(({ needsProof }) => needsProof),
    members,
  };
}

/** Those of the invoice with this amount; else all that are open, the invoiced ones first. */
export function paidBy(members: MatchablePayment[], cents: number): GroupMatch {
  const open = openOf(members);
  const invoiced = open.filter(({ group }) => group?.round != null);
  const rounds = new Set(invoiced.map(({ group }) => group?.round));
  const invoices = [...rounds].map((round) => open.filter(({ group }) => group?.round === round));
  const payments = [...invoices, invoiced].find((all) => all.length > 0 && sumOf(all) === cents);
  if (payments) return { payments, isInvoice: true };
  const others = open.filter(({ group }) => group?.round == null);
  return { payments: [...invoiced, ...others], isInvoice: false };
}

export function openOf(members: MatchablePayment[]): MatchablePayment[] {
  return members.filter(({ state }) => state === 'open');
}

function sumOf(payments: MatchablePayment[]): number {
  return payments.reduce((sum, { dueCents }) => sum + dueCents, 0);
}
