import * as z from 'zod';
import { pageQuerySchema, pageSchema, searchSchema } from '../common/page.js';
import { spreadsheetFormatSchema } from '../downloads/spreadsheet-format.schema.js';
import {
  letterCountsSchema,
  letterFilters,
  letterHandling,
  letterState,
} from '../letters/letter.schema.js';
import { CONTACT_CATEGORIES } from './contact-categories.js';

const category = z.enum(CONTACT_CATEGORIES);
const filters = { ...letterFilters, category: category.optional() };

/** `q` finds a part of the name, the address, the subject or the message. */
export const messagesQuerySchema = pageQuerySchema.extend(filters);
export type MessagesQuery = z.output<typeof messagesQuerySchema>;
export type MessageFilters = Omit<MessagesQuery, 'limit' | 'cursor'>;

/** The list's filters and sort, as a body has them. */
export const messagesExportSchema = z
  .strictObject({
    kind: z.literal('messages'),
    format: spreadsheetFormatSchema,
    ...filters,
    q: searchSchema.optional(),
  })
  .meta({ id: 'MessagesExport' });

const messageRowSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    category,
    ...letterState,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminMessageRow' });
export type MessageRow = z.output<typeof messageRowSchema>;

export const messagesPageSchema = pageSchema(messageRowSchema, letterCountsSchema).meta({
  id: 'AdminMessages',
});

export const adminMessageSchema = messageRowSchema
  .extend({ message: z.string(), ...letterHandling })
  .meta({ id: 'AdminMessage' });
export type AdminMessage = z.output<typeof adminMessageSchema>;
