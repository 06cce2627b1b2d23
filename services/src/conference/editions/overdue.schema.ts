import * as z from 'zod';
import { texts } from './edition.texts.js';

/** Not public: payers read in the email what follows. */
export const overdueSchema = z.object({
  rule: z
    .enum(['keep', 'remind', 'cancel'])
    .describe(
      'After the payment date, an unpaid registration stays, is reminded again, or is cancelled.',
    ),
  days: z
    .int({ error: () => texts.wholeNumber })
    .describe('Between reminders, or from the payment date to the cancellation.'),
  lateMoney: z
    .enum(['keep', 'return'])
    .describe('Money for a cancelled registration: finance decides, or returns it to its sender.'),
});
