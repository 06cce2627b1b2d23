import * as z from 'zod';
import { stepUpFields } from '../../identity/two-factor/step-up.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { searchSchema } from '../../platform/lists/page.js';
import { bankSchema } from '../editions/edition.schema.js';
import { bankChangeStatuses } from './bank-change.entity.js';

const person = z.object({ id: z.string(), name: z.string() }).nullable();
const moment = z.iso.datetime().nullable();

export const bankChangeSchema = z
  .object({
    id: z.string(),
    edition: z.object({ id: z.string(), name: z.string() }),
    status: z.enum(bankChangeStatuses),
    before: bankSchema,
    after: bankSchema,
    requestedBy: person,
    requestedAt: z.iso.datetime(),
    confirmedBy: person.describe('Null where the only administrator needs no second one, too.'),
    confirmedAt: moment,
    effectiveAt: moment.describe('Payers see the old details until then.'),
    closedBy: person,
    closedAt: moment,
    canConfirm: z.boolean().describe('Whether the caller may confirm it.'),
  })
  .meta({ id: 'BankChange' });
export type BankChangeAnswer = z.output<typeof bankChangeSchema>;

export const bankChangesQuerySchema = z.strictObject({ q: searchSchema.optional() });
export type BankChangesQuery = z.output<typeof bankChangesQuerySchema>;

export const bankChangesSchema = z
  .object({
    items: z
      .array(bankChangeSchema)
      .describe('The newest fifty that the search finds, newest first.'),
    delayHours: z.number(),
  })
  .meta({ id: 'BankChanges' });

export const bankChangeRequestSchema = z
  .strictObject({ bank: z.strictObject(bankSchema.shape), ...stepUpFields })
  .meta({ id: 'BankChangeRequest' });
export type BankChangeRequest = z.output<typeof bankChangeRequestSchema>;

export const bankChangeConfirmationSchema = z
  .strictObject(stepUpFields)
  .meta({ id: 'BankChangeConfirmation' });
export type BankChangeConfirmation = z.output<typeof bankChangeConfirmationSchema>;

export const bankChangeIdSchema = z.strictObject({ id: idSchema });
export type BankChangeId = z.output<typeof bankChangeIdSchema>;
