import * as z from 'zod';
import { packageIdSchema } from '../../conference/editions/fees.schema.js';
import { idSchema, lineSchema, optionalLineSchema } from '../../platform/http/fields.schema.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { PAYMENT_STATUSES } from '../payments/ledger/payment-status.js';
import { centsOf } from '../payments/ledger/payment-money.js';
import type { NewCode } from '../reductions/discount-code-desk.js';
import { texts as rules } from '../reductions/reductions.texts.js';

const texts = defineTexts('server.registration.discount-codes', {
  code: 'Discount code',
  note: 'Note',
  number: 'Must be a whole number of at least 1',
  percent: 'Must be a whole number from 1 to 100',
  amount: 'Must be dollars from 0.01 to 100000, with at most two digits of cents',
  day: 'Must be a day',
});

export const CODE_STATES = ['active', 'scheduled', 'expired', 'used-up', 'stopped'] as const;

const codeFields = {
  code: z.string(),
  note: z.string().describe('For finance only; can be empty.'),
  percent: z.int().nullable().describe('Of the package’s price. Null for an amount.'),
  amount: z.number().nullable().describe('In dollars. Null for a percentage.'),
  packages: z.array(packageIdSchema).describe('Empty for every package.'),
  firstDay: z.iso.date().nullable().describe('In the edition’s zone, as the last day.'),
  lastDay: z.iso.date().nullable(),
  maxUses: z.int().nullable().describe('Null for no limit, as the next two.'),
  maxUsesPerPerson: z.int().nullable(),
  budget: z.number().nullable().describe('In dollars, of all uses together.'),
};

export const discountCodeSchema = z
  .object({
    id: z.uuid(),
    ...codeFields,
    state: z.enum(CODE_STATES),
    uses: z.int().describe('Live registrations.'),
    used: z.number().describe('In dollars.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'DiscountCode' });
export type PresentedCode = z.output<typeof discountCodeSchema>;

export const discountCodeDetailsSchema = discountCodeSchema
  .extend({
    createdBy: z.string(),
    registrations: z
      .array(
        z.object({
          paymentId: z.uuid(),
          merchantReference: z.string(),
          name: z.string(),
          discount: z.number().describe('In dollars.'),
          state: z.enum(PAYMENT_STATUSES),
          createdAt: z.iso.datetime(),
        }),
      )
      .describe('The newest 200 live ones.'),
  })
  .meta({ id: 'DiscountCodeDetails' });
export type CodeDetails = z.output<typeof discountCodeDetailsSchema>;

export const discountCodesQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['createdAt', '-createdAt']).default('-createdAt'),
  stopped: z.stringbool().optional(),
});
export type DiscountCodesQuery = z.output<typeof discountCodesQuerySchema>;

export const discountCodesPageSchema = pageSchema(
  discountCodeSchema,
  z.object({ all: z.int(), open: z.int(), stopped: z.int() }),
).meta({ id: 'DiscountCodes' });

export const discountCodeIdSchema = z.strictObject({ id: idSchema });
export type DiscountCodeId = z.output<typeof discountCodeIdSchema>;

const number = z
  .int({ error: () => texts.number })
  .min(1, { error: () => texts.number })
  .max(1_000_000, { error: () => texts.number })
  .nullish();
const amount = z
  .number({ error: () => texts.amount })
  .min(0.01, { error: () => texts.amount })
  .max(100_000, { error: () => texts.amount })
  .refine((dollars) => Math.abs(dollars * 100 - centsOf(dollars)) < 1e-6, {
    error: () => texts.amount,
  })
  .nullish();
const day = z.iso.date({ error: () => texts.day }).nullish();

/** No one should guess it: a short or a common word is finance's risk, against which there are limits. */
const SHAPE = /^(?=(?:[\s\p{Pd}]*[\p{L}\p{N}]){4})[\p{L}\p{N}\s\p{Pd}]+$/u;

export const newDiscountCodeSchema = z
  .strictObject({
    code: lineSchema(() => texts.code, { max: 40 }).regex(SHAPE, { error: () => rules.codeShape }),
    note: optionalLineSchema(() => texts.note).default(null),
    percent: z
      .int({ error: () => texts.percent })
      .min(1, { error: () => texts.percent })
      .max(100, { error: () => texts.percent })
      .nullish(),
    amount,
    packages: z.array(packageIdSchema).default([]),
    firstDay: day,
    lastDay: day,
    maxUses: number,
    maxUsesPerPerson: number,
    budget: amount,
  })
  .refine((code) => (code.percent == null) !== (code.amount == null), {
    error: () => rules.oneKind,
    path: ['amount'],
  })
  .refine(({ firstDay, lastDay }) => firstDay == null || lastDay == null || firstDay <= lastDay, {
    error: () => rules.dayOrder,
    path: ['lastDay'],
  })
  .meta({ id: 'NewDiscountCode' });
type NewCodeBody = z.output<typeof newDiscountCodeSchema>;

export function newCodeOf({ note, percent, packages, ...code }: NewCodeBody): NewCode {
  const { maxUses = null, maxUsesPerPerson = null, firstDay = null, lastDay = null } = code;
  return {
    code: code.code,
    note: note ?? '',
    percent: percent ?? null,
    amountCents: code.amount == null ? null : centsOf(code.amount),
    budgetCents: code.budget == null ? null : centsOf(code.budget),
    packages: [...new Set(packages)],
    ...{ maxUses, maxUsesPerPerson, firstDay, lastDay },
  };
}
export type { NewCodeBody };
