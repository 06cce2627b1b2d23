import type { components } from '@plenary/kit/api';
import * as z from 'zod/mini';
import { parseAmount } from '../payment.schema';
import { texts } from './texts';

const LETTERS = /[\p{L}\p{N}]/gu;

const count = z.string().check(z.refine((typed) => numberOf(typed) !== 0, texts.numberWrong));

/** The form of a discount code, as it is typed. */
export const newCodeSchema = z
  .object({
    code: z.string().check(
      z.trim(),
      z.maxLength(40, texts.tooLong({ field: texts.code, max: 40 })),
      z.refine((typed) => (typed.match(LETTERS) ?? []).length >= 4, texts.codeMissing),
    ),
    kind: z.enum(['percent', 'amount']),
    size: z.string(),
    packages: z.array(
      z.enum([
        'physical_publication',
        'physical_presentation_only',
        'virtual_publication',
        'virtual_presentation_only',
      ]),
    ),
    firstDay: z.string(),
    lastDay: z.string(),
    maxUses: count,
    maxUsesPerPerson: count,
    budget: z
      .string()
      .check(
        z.refine((typed) => typed.trim() === '' || Boolean(parseAmount(typed)), texts.budgetWrong),
      ),
    note: z
      .string()
      .check(z.trim(), z.maxLength(200, texts.tooLong({ field: texts.note, max: 200 }))),
  })
  .check(
    z.refine(({ kind, size }) => sizeOf(kind, size) !== undefined, {
      error: texts.sizeMissing,
      path: ['size'],
    }),
    z.refine(({ firstDay, lastDay }) => !firstDay || !lastDay || firstDay <= lastDay, {
      error: texts.dayOrder,
      path: ['lastDay'],
    }),
  );

type NewCodeValues = z.output<typeof newCodeSchema>;

/** Null without a limit, 0 for other input. */
function numberOf(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

function sizeOf(kind: NewCodeValues['kind'], typed: string): number | undefined {
  if (kind === 'amount') return parseAmount(typed) || undefined;
  const percent = numberOf(typed.replace('%', ''));
  return percent && percent <= 100 ? percent : undefined;
}

/** The body of the call. */
export function newCodeOf(values: NewCodeValues): components['schemas']['NewDiscountCode'] {
  const { kind, size, firstDay, lastDay, maxUses, maxUsesPerPerson, budget, ...rest } = values;
  return {
    ...rest,
    [kind]: sizeOf(kind, size),
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    maxUses: numberOf(maxUses),
    maxUsesPerPerson: numberOf(maxUsesPerPerson),
    budget: parseAmount(budget) ?? null,
  };
}
