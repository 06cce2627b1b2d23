import * as z from 'zod';
import { idSchema, optionalTextSchema, textSchema } from '../../platform/http/fields.schema.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { labels } from '../../platform/i18n/labels.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import { PAYMENT_STATUSES } from '../payments/ledger/payment-status.js';
import { WAIVER_STATUSES } from './waiver-status.js';
import { texts } from './waivers.texts.js';

export const waiverIdSchema = z.object({ id: idSchema });
export type WaiverId = z.output<typeof waiverIdSchema>;

const MOST = 100_000;
const version = z.int().min(1).describe('As it was read.');
const amountSchema = (least: number, error: () => string) =>
  z
    .number({ error })
    .min(least, { error })
    .max(MOST, { error })
    .refine((dollars) => Math.abs(dollars * 100 - centsOf(dollars)) < 1e-6, { error });

const application = {
  reason: z.string().describe('Empty once it is erased.'),
  canPay: z.number().nullable().describe('Dollars of the fee that the applicant can pay.'),
  status: z.enum(WAIVER_STATUSES),
  amount: z.number().nullable().describe('Dollars that were granted.'),
  answer: z.string().nullable().describe('Of finance, for the applicant.'),
  decidedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
};

/** As its applicant reads it: a decision on hold is not seen. */
export const ownWaiverSchema = z
  .object({
    canApply: z.boolean().describe('Apply, or change an open application.'),
    fee: z.number().describe('Dollars that can be waived: the package after a discount.'),
    waiver: z.object(application).nullable(),
  })
  .meta({ id: 'OwnWaiver' });
export type OwnWaiver = z.output<typeof ownWaiverSchema>;

export const applyForWaiverSchema = z
  .strictObject({
    reason: textSchema(() => labels.reason, { min: 20, max: 2000 }),
    canPay: amountSchema(0, () => texts.canPayShape).nullish(),
  })
  .meta({ id: 'ApplyForWaiver' });
export type ApplyForWaiver = z.output<typeof applyForWaiverSchema>;

export const waiversQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['createdAt', '-createdAt']).default('createdAt'),
  status: z.enum(WAIVER_STATUSES).optional(),
});
export type WaiversQuery = z.output<typeof waiversQuerySchema>;

export const waiverSchema = z
  .object({
    id: z.uuid(),
    ...application,
    offered: z.number().nullable().describe('Dollars of a grant on hold, which are reserved.'),
    hold: holdSchema.nullable().describe('Of a decision.'),
    name: z.string(),
    organization: z.string(),
    country: z.string(),
    packageId: z.string(),
    academicCategory: z.string(),
    fee: z.number().describe('Dollars that can be waived: the package after a discount.'),
    paymentId: z.uuid(),
    paymentReference: z.string(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    isDecidable: z.boolean().describe('False once the payment is made or has ended.'),
    due: z.number().describe('Dollars of the payment now.'),
    decidedBy: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Waiver' });
export type PresentedWaiver = z.output<typeof waiverSchema>;

export const waiverBudgetSchema = z
  .object({
    budget: z.number(),
    granted: z.number().describe('To live registrations.'),
    reserved: z.number().describe('By grants on hold.'),
    left: z.number(),
  })
  .describe('In dollars.')
  .meta({ id: 'WaiverBudget' });
export type PresentedBudget = z.output<typeof waiverBudgetSchema>;

const waiverCountsSchema = z.object({
  open: z.int(),
  granted: z.int(),
  declined: z.int(),
  withdrawn: z.int(),
});
export type WaiverCounts = z.output<typeof waiverCountsSchema>;

export const waiversPageSchema = pageSchema(waiverSchema, waiverCountsSchema).meta({
  id: 'Waivers',
});

export const newBudgetSchema = z
  .strictObject({ budget: amountSchema(0, () => texts.canPayShape).max(1_000_000) })
  .meta({ id: 'NewWaiverBudget' });
export type NewBudget = z.output<typeof newBudgetSchema>;

export const grantWaiverSchema = z
  .strictObject({
    version,
    percent: z
      .int({ error: () => texts.percent })
      .min(1, { error: () => texts.percent })
      .max(100, { error: () => texts.percent })
      .nullish()
      .describe('Of the fee.'),
    amount: amountSchema(0.01, () => texts.amount).nullish(),
    answer: optionalTextSchema(() => labels.note).default(null),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    error: () => texts.oneKind,
    path: ['amount'],
  })
  .meta({ id: 'GrantWaiver' });
export type GrantWaiver = z.output<typeof grantWaiverSchema>;

export const declineWaiverSchema = z
  .strictObject({ version, answer: textSchema(() => labels.reason, { min: 3, max: 1000 }) })
  .meta({ id: 'DeclineWaiver' });
export type DeclineWaiver = z.output<typeof declineWaiverSchema>;
