import * as z from 'zod';
import { questionKindSchema } from '../../conference/editions/registration-offers.schema.js';

/** Of live registrations of the current edition. */
export const registrationTotalsSchema = z
  .object({
    registrations: z.int(),
    extras: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        sold: z.int(),
        quantity: z.int().nullable().describe('Null without a limit.'),
      }),
    ),
    questions: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        kind: questionKindSchema,
        isSensitive: z.boolean().describe('About health.'),
        answered: z.int(),
        options: z
          .array(z.object({ option: z.union([z.string(), z.boolean()]), count: z.int() }))
          .describe('How often each option was chosen; empty for texts.'),
      }),
    ),
  })
  .meta({ id: 'RegistrationTotals' });
export type RegistrationTotalsAnswer = z.output<typeof registrationTotalsSchema>;
