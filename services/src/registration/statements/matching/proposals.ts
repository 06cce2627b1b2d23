import { groupsOf, openOf, paidBy } from './group-parts.js';
import {
  EVIDENCE,
  type Mark,
  type MatchableLine,
  type MatchablePayment,
  PENALTY,
  type Proposal,
  type Reason,
} from './matching.js';
import { PeopleIndex } from './people-index.js';
import { type FoundReference, ReferenceFinder } from './reference-finder.js';

/** Sums of more registrations would match by chance. */
const MOST_COLLEAGUES = 3;

const SCORES = {
  exact: EVIDENCE.certain,
  'without-prefix': EVIDENCE.withoutPrefix,
  slip: EVIDENCE.slip,
  ambiguous: EVIDENCE.ambiguousSlip,
} as const;

interface Searched {
  line: MatchableLine;
  found: FoundReference[];
  marks: Mark[];
}

/**
 * What each line probably pays, with reasons. A line is certain when its text has a reference with a
 * valid check character, and the exact amount of that open payment; all else is for a person.
 * @param toleranceCents what fees on the way may take
 * @returns the lines that have a proposal, in their order
 */
export function proposalsFor(
  lines: MatchableLine[],
  payments: MatchablePayment[],
  toleranceCents: number,
): Proposal[] {
  const finder = new ReferenceFinder([...payments, ...groupsOf(payments)]);
  const matcher = new Matcher(new PeopleIndex(payments), payments, toleranceCents);
  const searched = lines.map((line) => search(finder, line));
  matcher.group(searched);
  return searched.flatMap((one) => matcher.proposalOf(one) ?? []);
}

function search(finder: ReferenceFinder, line: MatchableLine): Searched {
  const inText = finder.find(line.text);
  const isFound = inText.some(({ kind }) => kind === 'exact');
  const other = isFound || !line.endToEndId ? [] : finder.find(line.endToEndId);
  const found = other.some(({ kind }) => kind === 'exact') || inText.length === 0 ? other : inText;
  const marks =
    found === other
      ? []
      : found.map(({ from, to, kind }) => ({
          from,
          to,
          look: kind === 'exact' ? ('exact' as const) : ('slip' as const),
        }));
  return { line, found, marks };
}

class Matcher {
  /** Lines that name one payment only, by payment. */
  private readonly lines = new Map<string, MatchableLine[]>();
  private readonly named = new Set<string>();
  private readonly openByAmount = new Map<number, number>();

  constructor(
    private readonly people: PeopleIndex,
    payments: MatchablePayment[],
    private readonly tolerance: number,
  ) {
    for (const { state, dueCents } of payments) {
      if (state !== 'open') continue;
      this.openByAmount.set(dueCents, (this.openByAmount.get(dueCents) ?? 0) + 1);
    }
  }

  group(searched: Searched[]): void {
    for (const { line, found } of searched) {
      for (const { payment } of found) this.named.add(payment.id);
      const [only, second] = found;
      if (!only || second) continue;
      const known = this.lines.get(only.payment.id);
      if (known) known.push(line);
      else this.lines.set(only.payment.id, [line]);
    }
  }

  proposalOf(one: Searched): Proposal | undefined {
    const { found } = one;
    if (found.length > 1 && found.every(({ kind }) => kind !== 'ambiguous')) {
      return this.several(one);
    }
    const best = found.find(({ payment }) => payment.dueCents === one.line.cents) ?? found[0];
    if (!best) return this.byName(one);
    const { members } = best.payment;
    return members ? this.ofGroup(one, best, members) : this.single(one, best);
  }

  /** A transfer for the payments of a group: certain for an invoice. */
  private ofGroup(
    { line, marks }: Searched,
    { payment: group, kind, reason }: FoundReference,
    members: MatchablePayment[],
  ): Proposal {
    const { payments, isInvoice } = paidBy(members, line.cents);
    const dueCents = payments.reduce((sum, payment) => sum + payment.dueCents, 0);
    const needsProof = payments.some((payment) => payment.needsProof);
    const amount = this.amountOf(line, { ...group, dueCents, needsProof });
    const [first] = members;
    const spread = spreadOver(payments, line.cents);
    // Money for a group that owes nothing is an overpayment of one of its members.
    const parts: Part[] = spread.length > 0 || !first ? spread : [[first, line.cents]];
    const isCertain = isInvoice && kind === 'exact' && amount.penalty === PENALTY.exact;
    const reasons: Reason[] = [reason, { code: 'group', count: parts.length }, ...amount.reasons];
    return proposal(line, marks, SCORES[kind] - amount.penalty, parts, { isCertain, reasons });
  }

  private single({ line, marks }: Searched, { payment, kind, reason }: FoundReference): Proposal {
    const score = SCORES[kind];
    const amount = this.amountOf(line, payment);
    const isCertain = kind === 'exact' && amount.penalty === PENALTY.exact;
    return proposal(line, marks, score - amount.penalty, [[payment, line.cents]], {
      isCertain,
      reasons: [reason, ...amount.reasons],
    });
  }

  private amountOf(
    line: MatchableLine,
    payment: MatchablePayment,
  ): { penalty: number; reasons: Reason[] } {
    if (payment.state !== 'open') {
      return { penalty: PENALTY[payment.state], reasons: [{ code: payment.state }] };
    }
    const lines = this.lines.get(payment.id) ?? [];
    const difference = line.cents - payment.dueCents;
    if (lines.length > 1) {
      const sum = lines.reduce((all, { cents }) => all + cents, 0);
      if (sum === payment.dueCents) {
        const reasons: Reason[] = [{ code: 'lines-add-up', count: lines.length }];
        return { penalty: PENALTY.linesAddUp, reasons };
      }
      const first = lines.find(({ cents }) => cents === payment.dueCents) ?? lines[0];
      if (first !== line) return { penalty: PENALTY.otherLine, reasons: [{ code: 'other-line' }] };
    }
    if (difference === 0) {
      const exact: Reason = { code: 'amount-exact' };
      return payment.needsProof
        ? { penalty: PENALTY.proofMissing, reasons: [exact, { code: 'proof-missing' }] }
        : { penalty: PENALTY.exact, reasons: [exact] };
    }
    if (difference > 0) {
      return { penalty: PENALTY.above, reasons: [{ code: 'above', cents: difference }] };
    }
    const isTolerated = -difference <= this.tolerance;
    const code = isTolerated ? 'below-tolerated' : 'below';
    const penalty = isTolerated ? PENALTY.tolerated : PENALTY.below;
    return { penalty, reasons: [{ code, cents: -difference }] };
  }

  /** An employer's transfer for several registrations. */
  private several({ line, found, marks }: Searched): Proposal {
    const open = openOf(paymentsOf(found));
    const sum = open.reduce((all, { dueCents }) => all + dueCents, 0);
    const rest = line.cents - sum;
    const parts = open.map((payment): Part => [payment, payment.dueCents]);
    const reasons: Reason[] = [{ code: 'references-add-up', count: open.length }];
    if (open.length > 0 && rest === 0) {
      return proposal(line, marks, EVIDENCE.addsUp, parts, { reasons });
    }
    const more = rest > 0 ? this.colleagues(open, line, rest) : undefined;
    if (more) {
      const all = [...parts, ...more.map((payment): Part => [payment, payment.dueCents])];
      reasons.push({ code: 'institution-adds-up', count: more.length });
      return proposal(line, marks, EVIDENCE.addsUpWithInstitution, all, { reasons });
    }
    const within = spreadOver(open.length > 0 ? open : paymentsOf(found), line.cents);
    const difference: Reason =
      rest > 0 ? { code: 'above', cents: rest } : { code: 'below', cents: -rest };
    const score = EVIDENCE.addsUp - (rest > 0 ? PENALTY.above : PENALTY.below);
    return proposal(line, marks, score, within, {
      reasons: [{ code: 'reference-exact' }, difference],
    });
  }

  private colleagues(
    found: MatchablePayment[],
    line: MatchableLine,
    rest: number,
  ): MatchablePayment[] | undefined {
    const ids = new Set(found.map(({ id }) => id));
    const all = [
      ...found.flatMap((payment) => this.people.colleaguesOf(payment)),
      ...this.people.from(line.sender),
    ].filter(({ id }) => !ids.has(id) && !this.named.has(id));
    return sumOf([...new Set(all)].slice(0, 50), rest, MOST_COLLEAGUES);
  }

  private byName({ line, marks }: Searched): Proposal | undefined {
    const isFree = ({ id, dueCents }: MatchablePayment) =>
      dueCents === line.cents && !this.named.has(id);
    const bySender = this.people.named(line.sender).filter(isFree);
    const named = bySender.length > 0 ? bySender : this.people.named(line.text).filter(isFree);
    const colleagues = this.people.from(`${line.sender} ${line.text}`);
    const near = colleagues.filter(isFree);
    const both = named.find((payment) => near.includes(payment));
    const best = both ?? named[0] ?? near[0];
    if (!best) return this.wholeInstitution(line, marks, colleagues);
    const score = both
      ? EVIDENCE.nameAndInstitution
      : named.length > 0
        ? EVIDENCE.name
        : EVIDENCE.institution;
    const reasons: Reason[] = [];
    if (named.includes(best)) {
      reasons.push({ code: bySender.includes(best) ? 'name' : 'name-in-text' });
    }
    if (near.includes(best)) reasons.push({ code: 'institution' });
    reasons.push({ code: 'amount-exact' });
    if (best.needsProof) reasons.push({ code: 'proof-missing' });
    const others = (this.openByAmount.get(best.dueCents) ?? 1) - 1;
    if (others > 0) reasons.push({ code: 'same-amount-open', count: others });
    const isOnly = (named.length > 0 ? named : near).length === 1;
    const penalty = isOnly ? 0 : PENALTY.ambiguous;
    return proposal(line, marks, score - penalty, [[best, line.cents]], { reasons });
  }

  private wholeInstitution(
    line: MatchableLine,
    marks: Mark[],
    colleagues: MatchablePayment[],
  ): Proposal | undefined {
    const free = colleagues.filter(({ id }) => !this.named.has(id));
    const sum = free.reduce((all, { dueCents }) => all + dueCents, 0);
    if (free.length < 2 || sum !== line.cents) return undefined;
    const parts = free.map((payment): Part => [payment, payment.dueCents]);
    const reasons: Reason[] = [{ code: 'institution-adds-up', count: free.length }];
    return proposal(line, marks, EVIDENCE.institutionAddsUp, parts, { reasons });
  }
}

type Part = [payment: MatchablePayment, cents: number];

function proposal(
  line: MatchableLine,
  marks: Mark[],
  score: number,
  parts: Part[],
  { reasons, isCertain = false }: { reasons: Reason[]; isCertain?: boolean },
): Proposal {
  return {
    lineId: line.id,
    isCertain,
    score,
    parts: parts.map(([{ id }, cents]) => ({ paymentId: id, cents })),
    reasons,
    marks,
  };
}

/** Each once, a group's members for its reference. */
function paymentsOf(found: FoundReference[]): MatchablePayment[] {
  return [...new Set(found.flatMap(({ payment }) => payment.members ?? payment))];
}

/** Each gets what it is due until the money ends. */
function spreadOver(payments: MatchablePayment[], cents: number): Part[] {
  let left = cents;
  return payments.flatMap((payment): Part[] => {
    const part = Math.min(left, payment.dueCents);
    left -= part;
    return part > 0 ? [[payment, part]] : [];
  });
}

function sumOf(
  payments: MatchablePayment[],
  cents: number,
  most: number,
): MatchablePayment[] | undefined {
  if (cents === 0) return [];
  if (most === 0) return undefined;
  for (const [at, payment] of payments.entries()) {
    if (payment.dueCents === 0 || payment.dueCents > cents) continue;
    const rest = sumOf(payments.slice(at + 1), cents - payment.dueCents, most - 1);
    if (rest) return [payment, ...rest];
  }
  return undefined;
}
