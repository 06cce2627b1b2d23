/** A registration's payment, or a group with its payments, as matching sees it. Amounts in cents. */
export interface MatchablePayment {
  id: string;
  reference: string;
  firstName: string;
  lastName: string;
  organization: string;
  /** The outstanding amount; 0 for a payment that awaits no money. */
  dueCents: number;
  state: 'open' | 'paid' | 'closed';
  /** Finance has to see a proof of student status before it confirms. */
  needsProof: boolean;
  /** Whose payer pays it: only a reference names it, its own or the group's. */
  group?: { id: string; reference: string; round: number | null };
  /** Of a group: what its reference pays. */
  members?: MatchablePayment[];
}

/** Incoming money of a statement that no payment has yet. */
export interface MatchableLine {
  id: string;
  text: string;
  endToEndId: string | null;
  sender: string;
  cents: number;
}

/** In words on the page; amounts in cents. */
export type Reason =
  | { code: 'reference-exact' | 'amount-exact' | 'reference-without-prefix' }
  | { code: 'reference-slip'; typed: string; meant: string }
  | { code: 'reference-missing-character' | 'reference-extra-character' | 'reference-swapped' }
  | { code: 'reference-ambiguous' | 'name' | 'name-in-text' | 'institution' | 'proof-missing' }
  | { code: 'below-tolerated' | 'below' | 'above'; cents: number }
  | { code: 'references-add-up' | 'lines-add-up'; count: number }
  | { code: 'institution-adds-up' | 'group'; count: number }
  | { code: 'same-amount-open'; count: number }
  | { code: 'paid' | 'closed' | 'closed-return' | 'other-line' };

export interface Mark {
  from: number;
  to: number;
  look: 'exact' | 'slip';
}

export interface Proposal {
  lineId: string;
  isCertain: boolean;
  /** 0 to 100. */
  score: number;
  parts: { paymentId: string; cents: number }[];
  reasons: Reason[];
  /** Of the line's text. */
  marks: Mark[];
}

/** The evidence that the money is for this registration, before its amount. */
export const EVIDENCE = {
  certain: 100,
  withoutPrefix: 97,
  slip: 96,
  addsUp: 95,
  addsUpWithInstitution: 91,
  nameAndInstitution: 80,
  institutionAddsUp: 78,
  ambiguousSlip: 76,
  name: 72,
  institution: 64,
} as const;

/** What an amount takes away from the evidence. */
export const PENALTY = {
  exact: 0,
  proofMissing: 4,
  linesAddUp: 10,
  tolerated: 12,
  below: 25,
  above: 30,
  ambiguous: 12,
  otherLine: 46,
  paid: 46,
  closed: 50,
} as const;
