import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { texts } from './edition.texts.js';
import { packageIdSchema, type PackageId } from './fees.schema.js';

/** Of an entry that an organiser adds. */
export const entryIdSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, { error: () => texts.offerId })
  .describe('Stays when the texts change: answers and price lines refer to it.');
const id = entryIdSchema;
const packages = z.array(packageIdSchema).describe('Empty for every package.');

export const questionKindSchema = z.enum(['text', 'long-text', 'one-of', 'several-of', 'yes-no']);

/** A question of the organiser to registrants. */
export const questionSchema = z.object({
  id,
  label: z.string(),
  help: z.string(),
  kind: questionKindSchema,
  options: z.array(z.string()).describe('Of one-of and several-of; empty for other kinds.'),
  required: z.boolean(),
  sensitive: z
    .boolean()
    .describe('The answers tell of health: erased 30 days after the conference.'),
  packages,
});

/** What registrants can buy with their package, once each. */
export const extraSchema = z.object({
  id,
  name: z.string(),
  description: multiLine(z.string()),
  price: z.number({ error: () => texts.amount }).describe('In dollars.'),
  quantity: z.int().optional().describe('Available in all; left out for no limit.'),
  packages,
  lastDay: z.iso
    .date({ error: () => texts.day })
    .optional()
    .describe('Sold until the end of this day in the edition’s zone.'),
});

export type Question = z.output<typeof questionSchema>;
export type Extra = z.output<typeof extraSchema>;

/** Whether a question is asked of, or an extra sold to, holders of the package. */
export function isFor({ packages: of }: Pick<Extra, 'packages'>, packageId: PackageId): boolean {
  return of.length === 0 || of.includes(packageId);
}
