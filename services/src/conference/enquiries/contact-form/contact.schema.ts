import * as z from 'zod';
import { multiLine } from '../../../platform/http/multi-line.js';
import { emailSchema, lineSchema } from '../../../platform/http/fields.schema.js';
import { hasVisibleCharacter } from '../../../platform/http/readable-text.js';
import { CONTACT_CATEGORIES } from '../contact-categories.js';
import { texts } from './contact.texts.js';
import { labels } from '../../../platform/i18n/labels.js';

const MAX_MESSAGE = 5000;

export const contactSchema = z
  .strictObject({
    name: lineSchema(() => labels.name, { max: 100 }),
    email: emailSchema,
    subject: lineSchema(() => labels.subject),
    category: z.enum(CONTACT_CATEGORIES, { error: () => texts.categoryRequired }),
    message: multiLine(z.string({ error: () => texts.messageRequired }))
      .trim()
      .min(1, { error: () => texts.messageRequired })
      .max(MAX_MESSAGE, { error: () => texts.messageTooLong({ max: MAX_MESSAGE }) })
      .refine(hasVisibleCharacter, { error: () => texts.messageRequired }),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contactSchema>;

export const contactAnswerSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'ContactAnswer' });
export type ContactAnswer = z.output<typeof contactAnswerSchema>;
