import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { texts } from './edition.texts.js';

/** Not public as such: the site reads `visaLettersOpen`. */
export const visaLettersSchema = z.object({
  open: z.boolean().describe('Registered people can request an invitation letter for a visa.'),
  paymentFirst: z.boolean().describe('Only once their registration is paid.'),
  destroyOn: z.iso
    .date({ error: () => texts.day })
    .optional()
    .describe('The keys of passport data are destroyed. Left out: 30 days after the last day.'),
  hint: multiLine(z.string()).describe('About embassies and visas, for people who request one.'),
  contact: multiLine(z.string()).describe(
    'Whom embassies can ask, in the letter. Empty: the email address of the conference.',
  ),
});
