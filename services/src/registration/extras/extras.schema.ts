import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import type { Line } from './price-line.entity.js';
import { PRICE_LINE_KINDS } from './price-line.entity.js';
import { dollars } from '../../conference/editions/fees.js';

const text = z.string().max(40);
const MOST = 100;

export const extraIdsSchema = z.array(text).max(MOST).describe('Ids of extras of the edition.');

/** A part of the price, in dollars. */
export const lineSchema = z
  .object({
    kind: z.enum(PRICE_LINE_KINDS),
    item: z
      .string()
      .describe(
        'The id of the package, the extra, the discount code or the waiver, or of the tax; the income group of a band, or `refused`.',
      ),
    name: z.string(),
    amount: z.number().describe('Negative for a band, a discount and a waiver.'),
  })
  .meta({ id: 'PriceLine' });

const answerSchema = z.union([
  multiLine(z.string()).max(4000),
  z.array(z.string().max(4000)).max(MOST),
  z.boolean(),
]);

export const answersSchema = z
  .strictObject({
    answers: z.array(z.strictObject({ questionId: text, answer: answerSchema })).max(MOST),
  })
  .meta({ id: 'RegistrationAnswers' });
export type GivenAnswers = z.output<typeof answersSchema>;

export const presentedAnswerSchema = z
  .object({
    questionId: z.string(),
    answer: z
      .union([z.string(), z.array(z.string()), z.boolean()])
      .describe('Text, the chosen options, or yes and no.'),
  })
  .meta({ id: 'RegistrationAnswer' });

export function presentLine({ kind, item, name, amountCents }: Line): z.output<typeof lineSchema> {
  return { kind, item, name, amount: dollars(amountCents) };
}
