import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../common/page.js';
import { TRY_OUTCOMES } from './mail-history.js';
import { MAIL_STATUSES } from './mail-status.js';
import { MAIL_KINDS } from './mail-templates.js';

const state = z.enum(MAIL_STATUSES);
const kind = z.enum(MAIL_KINDS);

/** The list's query: "-createdAt" is newest first. */
export const mailsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  state: state.optional(),
  kind: kind.optional(),
});
export type MailsQuery = z.output<typeof mailsQuerySchema>;

const mailRowSchema = z
  .object({
    id: z.uuid(),
    kind,
    recipient: z.string(),
    state,
    tries: z.int().describe('Since it was written, or since an admin last asked for it again.'),
    reason: z.string().nullable().describe("Why the last try failed, in the mail server's words."),
    createdAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable().describe('While it is queued.'),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminMailRow' });
export type MailRow = z.output<typeof mailRowSchema>;

/** All mails by state, whatever the list is filtered by. */
const mailCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'AdminMailCounts' });
export type MailCounts = z.output<typeof mailCountsSchema>;

export const mailsPageSchema = pageSchema(mailRowSchema, mailCountsSchema).meta({
  id: 'AdminMails',
});

const preview = z.object({
  subject: z.string(),
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string().describe('To be shown in a sandboxed frame.'),
});

export const adminMailSchema = mailRowSchema
  .extend({
    messageId: z.string().nullable(),
    canRetry: z.boolean(),
    history: z
      .array(
        z.object({
          at: z.iso.datetime(),
          outcome: z.enum(TRY_OUTCOMES),
          reason: z.string().nullable(),
        }),
      )
      .describe('Oldest first; of many tries the newest.'),
    preview: preview
      .nullable()
      .describe('With codes and links masked; null when what it was written from is gone.'),
  })
  .meta({ id: 'AdminMail' });
export type AdminMail = z.output<typeof adminMailSchema>;

export const mailIdSchema = z.strictObject({ id: idSchema });
export type MailId = z.output<typeof mailIdSchema>;
