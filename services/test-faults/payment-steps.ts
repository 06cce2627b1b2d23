import fc from 'fast-check';
import type { AcademicCategory, PackageId } from '../src/conference/editions/fees.schema.js';

export interface Offer {
  registrationPackage: PackageId;
  academicCategory: AcademicCategory;
  price: number;
}

const PRICES: [PackageId, AcademicCategory, number][] = [
  ['virtual_publication', 'student', 250],
  ['virtual_publication', 'professional', 350],
  ['physical_publication', 'professional', 350],
  ['virtual_presentation_only', 'student', 50],
  ['virtual_presentation_only', 'professional', 250],
  ['physical_presentation_only', 'student', 50],
];

const offer = fc
  .constantFrom(...PRICES)
  .map(([registrationPackage, academicCategory, price]): Offer => {
    return { registrationPackage, academicCategory, price };
  });
/** One of two people, of their two papers each, and of the payments. */
const who = fc.nat({ max: 1 });
const paper = fc.nat({ max: 1 });
const nth = fc.nat({ max: 5 });
/** Of two discount codes, if any. */
const code = fc.option(fc.nat({ max: 1 }), { nil: undefined });
/** Of the amount due, or of the amount received. */
const share = fc.constantFrom(0.2, 1, 1, 1, 1.5);
const does = <const Does extends string>(word: Does) => fc.constant(word);

/** Dollars: for one fee, a part of it, or several. */
const sum = fc.constantFrom(20, 50, 250, 600);

const gateway = fc.constantFrom('stripe' as const, 'paystack' as const);
/** Of the charge. */
const part = fc.constantFrom(0.4, 1, 1);
/** Null for a dispute that the bank has not decided. */
const end = fc.constantFrom(null, 'won' as const, 'lost' as const);
const how = fc.constantFrom('settle', 'settle', 'dismiss', 'reopen' as const);

/** Of a statement: parts that overlap. */
const line = fc.nat({ max: 5 });
const lines = fc.integer({ min: 1, max: 4 });

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: does('register'),
      who,
      offer,
      paper,
      code,
      inGroup: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('register-anonymously'), who, offer }) },
  { weight: 2, arbitrary: fc.record({ does: does('login'), who }) },
  { weight: 1, arbitrary: fc.record({ does: does('upload'), nth }) },
  { weight: 3, arbitrary: fc.record({ does: does('match'), nth, share }) },
  { weight: 2, arbitrary: fc.record({ does: does('confirm'), nth, hasMoney: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('reject'), nth }) },
  { weight: 1, arbitrary: fc.record({ does: does('refund'), nth, share }) },
  { weight: 1, arbitrary: fc.record({ does: does('refund-overpayment'), nth, share }) },
  { weight: 1, arbitrary: fc.record({ does: does('cancel'), nth, isOwn: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('change'), nth, offer, paper, isOwn: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('receive-transfer'), sum }) },
  { weight: 3, arbitrary: fc.record({ does: does('match-transfer'), transfer: nth, nth, share }) },
  { weight: 1, arbitrary: fc.record({ does: does('return-transfer'), transfer: nth, share }) },
  { weight: 3, arbitrary: fc.record({ does: does('import'), from: line, count: lines }) },
  { weight: 2, arbitrary: fc.record({ does: does('unmatch'), nth, keepsMoney: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: does('credit'), nth, cancels: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ does: does('prepare-refund'), nth, share, isOver: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('batch-refunds') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: does('settle-batch'),
      act: fc.constantFrom('export', 'export', 'discard' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('withdraw-refund'), refund: nth }) },
  { weight: 3, arbitrary: fc.record({ does: does('pay-refund'), refund: nth }) },
  { weight: 1, arbitrary: fc.record({ does: does('unmatch-refund'), refund: nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('lock-period'), day: fc.integer({ min: 1, max: 28 }) }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('pay-online'), nth, gateway }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: does('refund-online'), nth, share, isOver: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('fail-refund'), refund: nth }) },
  { weight: 1, arbitrary: fc.record({ does: does('dispute'), visit: nth, part, end }) },
  { weight: 1, arbitrary: fc.record({ does: does('decide-check'), check: nth, how }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('waive'), nth, percent: fc.constantFrom(40, 100) }),
  },
  { weight: 2, arbitrary: fc.record({ does: does('invoice'), nth }) },
  { weight: 3, arbitrary: fc.record({ does: does('invoice-group') }) },
  { weight: 3, arbitrary: fc.record({ does: does('pay-group'), share }) },
  { weight: 1, arbitrary: fc.record({ does: does('leave-group'), nth }) },
  { weight: 1, arbitrary: fc.record({ does: does('remove-member'), nth }) },
  { weight: 2, arbitrary: fc.record({ does: does('reopen'), who, paper }) },
  { weight: 2, arbitrary: fc.record({ does: does('release'), who, paper }) },
);
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Some steps run concurrently. */
export const steps = inSequence(step);

function inSequence(one: fc.Arbitrary<Step>): fc.Arbitrary<Step[][]> {
  return fc.array(fc.array(one, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 16 });
}

/** Mostly of a group: who joins, leaves, is invoiced and paid, and ends. */
const groupStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: does('register'),
      ...{ who, offer, paper },
      code: fc.constant(undefined),
      inGroup: fc.constant(true),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('invoice-group') }) },
  { weight: 4, arbitrary: fc.record({ does: does('pay-group'), share }) },
  { weight: 2, arbitrary: fc.record({ does: does('leave-group'), nth }) },
  { weight: 2, arbitrary: fc.record({ does: does('remove-member'), nth }) },
  { weight: 2, arbitrary: fc.record({ does: does('cancel'), nth, isOwn: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: does('unmatch'), nth, keepsMoney: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('credit'), nth, cancels: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('refund'), nth, share }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does('change'), nth, offer, paper, isOwn: fc.boolean() }),
  },
);

export const groupSteps = inSequence(groupStep);

/** Of payments by payment pages: what providers report later, and what finance decides. */
const providerStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: does('refund-online'), nth, share, isOver: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ does: does('fail-refund'), refund: nth }) },
  { weight: 4, arbitrary: fc.record({ does: does('dispute'), visit: nth, part, end }) },
  { weight: 8, arbitrary: fc.record({ does: does('decide-check'), check: nth, how }) },
  { weight: 3, arbitrary: fc.record({ does: does('pay-online'), nth, gateway }) },
  { weight: 2, arbitrary: fc.record({ does: does('match'), nth, share }) },
  { weight: 2, arbitrary: fc.record({ does: does('match-transfer'), transfer: nth, nth, share }) },
  { weight: 1, arbitrary: fc.record({ does: does('return-transfer'), transfer: nth, share }) },
  { weight: 2, arbitrary: fc.record({ does: does('unmatch'), nth, keepsMoney: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('credit'), nth, cancels: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: does('cancel'), nth, isOwn: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: does('change'), nth, offer, paper, isOwn: fc.boolean() }),
  },
);

/** Two people have paid by a payment page. */
const paidOnline = fc
  .tuple(fc.constantFrom(...PRICES.slice(3)), gateway, gateway)
  .map(([[registrationPackage, academicCategory, price], ...gateways]): Step[][] => {
    const offer = { registrationPackage, academicCategory, price };
    const registering = [0, 1].map((who): Step => ({
      does: 'register',
      who,
      offer,
      paper: 0,
      code: undefined,
      inGroup: false,
    }));
    const paying = gateways.map((gateway, nth): Step => ({ does: 'pay-online', nth, gateway }));
    return [registering, paying];
  });

export const providerSteps = fc
  .tuple(
    paidOnline,
    fc.array(fc.array(providerStep, { minLength: 1, maxLength: 2 }), {
      minLength: 6,
      maxLength: 20,
    }),
  )
  .map(([paid, later]) => [...paid, ...later]);
