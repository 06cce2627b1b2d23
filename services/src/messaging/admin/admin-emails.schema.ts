import * as z from 'zod';
import { idSchema } from '../../platform/http/fields.schema.js';
import { pageQuerySchema, pageSchema } from '../../platform/lists/page.js';
import { ATTEMPT_OUTCOMES } from '../outbox/email-history.js';
import { EMAIL_STATUSES } from '../outbox/email-status.js';
import { emailKinds } from '../templates/email-template.js';

const state = z.enum(EMAIL_STATUSES);
/** Lazy: rooms register their kinds while their modules load. */
const kind = z.lazy(() => z.enum(emailKinds()));

export const emailsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  state: state.optional(),
  kind: kind.optional(),
});
export type EmailsQuery = z.output<typeof emailsQuerySchema>;

const emailRowSchema = z
  .object({
    id: z.uuid(),
    kind: kind.nullable().describe('Null where the email is hidden.'),
    recipient: z
      .string()
      .nullable()
      .describe('Null where the email is about a paper that the caller has a conflict with.'),
    state,
    tries: z.int().describe('Since it was written, or since an admin last asked for it again.'),
    reason: z
      .string()
      .nullable()
      .describe(
        "Why the last try failed, in the mail server's words; null where the email is hidden.",
      ),
    createdAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable().describe('While it is queued.'),
    sentAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminEmailRow' });
export type EmailRow = z.output<typeof emailRowSchema>;

const emailCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'AdminEmailCounts' });
export type EmailCounts = z.output<typeof emailCountsSchema>;

export const emailsPageSchema = pageSchema(emailRowSchema, emailCountsSchema).meta({
  id: 'AdminEmails',
});

const preview = z.object({
  subject: z.string(),
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string().describe('To be shown in a sandboxed frame.'),
});

export const adminEmailSchema = emailRowSchema
  .extend({
    messageId: z.string().nullable(),
    canRetry: z.boolean(),
    history: z
      .array(
        z.object({
          at: z.iso.datetime(),
          outcome: z.enum(ATTEMPT_OUTCOMES),
          reason: z.string().nullable(),
        }),
      )
      .describe('Oldest first; of many tries the newest.'),
    preview: preview
      .nullable()
      .describe(
        'With codes and links masked; null where the email is hidden, or its data is gone.',
      ),
  })
  .meta({ id: 'AdminEmail' });
export type AdminEmail = z.output<typeof adminEmailSchema>;

export const emailIdSchema = z.strictObject({ id: idSchema });
export type EmailId = z.output<typeof emailIdSchema>;
