import * as z from 'zod';
import { emailSchema, lineSchema } from '../common/fields.schema.js';
import { CONTACT_CATEGORIES } from './contact-categories.js';

export const contactSchema = z
  .strictObject({
    name: lineSchema('Name', { max: 100 }),
    email: emailSchema,
    subject: lineSchema('Subject'),
    category: z.enum(CONTACT_CATEGORIES, 'Category is required'),
    message: z
      .string('Message is required')
      .trim()
      .min(1, 'Message is required')
      .max(5000, 'Message must be at most 5000 characters')
      .regex(/^[^\0]*$/, 'Message must be text'),
  })
  .meta({ id: 'Contact' });
export type Contact = z.output<typeof contactSchema>;

export const contactAnswerSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'ContactAnswer' });
export type ContactAnswer = z.output<typeof contactAnswerSchema>;
