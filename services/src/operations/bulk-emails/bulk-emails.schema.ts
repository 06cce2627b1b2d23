import * as z from 'zod';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { multiLine } from '../../platform/http/multi-line.js';
import { pageQuerySchema, pageSchema, searchSchema } from '../../platform/lists/page.js';
import { EMAIL_STATUSES } from '../../messaging/outbox/email-status.js';
import { PLACEHOLDER_TYPES } from '../../messaging/wordings/placeholders.js';
import { audienceSchema } from './audience.schema.js';

export const BULK_KINDS = ['announcement', 'bulk-message'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export const BULK_STATES = ['draft', 'sending', 'stopped', 'sent'] as const;

export const LONGEST_BODY = 10_000;

const kind = z
  .enum(BULK_KINDS)
  .describe('An announcement leaves out people who unsubscribed, and offers unsubscribing.');
const revision = z.int().min(1);

/** A draft may be incomplete; sending checks its texts. */
export const draftSchema = z
  .strictObject({
    kind,
    subject: z.string().trim().max(1000),
    body: multiLine(z.string()).max(50_000),
    audience: audienceSchema,
  })
  .meta({ id: 'BulkEmailDraft' });
export type Draft = z.output<typeof draftSchema>;

export const draftChangeSchema = draftSchema
  .extend({ revision: revision.describe('That the change is based on.') })
  .meta({ id: 'BulkEmailChange' });
export type DraftChange = z.output<typeof draftChangeSchema>;

export const bulkEmailIdSchema = z.strictObject({ id: idSchema });
export type BulkEmailId = z.output<typeof bulkEmailIdSchema>;

export const audienceRequestSchema = z
  .strictObject({ audience: audienceSchema, q: searchSchema.optional() })
  .meta({ id: 'BulkEmailAudienceRequest' });
export type AudienceRequest = z.output<typeof audienceRequestSchema>;

const personSchema = z.object({
  key: z.string().describe('Names the person in a preview.'),
  name: z.string(),
  email: z.string(),
  isOptedOut: z.boolean().describe('Gets no announcements.'),
  isBounced: z.boolean().describe('Emails to the address came back.'),
});

export const audiencePageSchema = z
  .object({
    people: z.int().describe('In the group, each once.'),
    optedOut: z.int().describe('Of them, people who get no announcements.'),
    bounced: z
      .int()
      .describe('Of them, people whose address does not take emails. They are left out.'),
    either: z
      .int()
      .describe('Of them, people whom an announcement leaves out, for one reason or both.'),
    items: z.array(personSchema).describe('The first of those found, by name.'),
    leftOut: z
      .array(personSchema.pick({ key: true, name: true, email: true }))
      .describe('People of the group whom the organiser left out; they are not counted.'),
    unmatched: z
      .array(z.string())
      .describe('Pasted addresses of which no account can be written to.'),
    placeholders: z.array(
      z.object({
        name: z.string(),
        type: z.enum(PLACEHOLDER_TYPES),
        options: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'BulkEmailPeople' });

export const previewRequestSchema = draftSchema
  .extend({ key: z.string().max(320).optional().describe('A person; the first without it.') })
  .meta({ id: 'BulkEmailPreviewRequest' });
export type PreviewRequest = z.output<typeof previewRequestSchema>;

export const previewSchema = z
  .object({
    name: z.string().nullable().describe('Of the recipient; null while the group is empty.'),
    email: z.string().nullable(),
    subject: z.string(),
    text: z.string(),
    html: z.string().describe('To be shown in a sandboxed frame.'),
  })
  .meta({ id: 'BulkEmailPreview' });

export const sendSchema = z
  .strictObject({
    revision,
    people: z.int().min(1).describe('As the caller was shown; another number gets 409.'),
  })
  .meta({ id: 'BulkEmailSending' });
export type Sending = z.output<typeof sendSchema>;

export const bulkEmailsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['-createdAt', 'createdAt']).default('-createdAt'),
  state: z.enum(BULK_STATES).optional(),
});
export type BulkEmailsQuery = z.output<typeof bulkEmailsQuerySchema>;

const rowSchema = z
  .object({
    id: z.uuid(),
    kind,
    subject: z.string(),
    state: z.enum(BULK_STATES),
    recipients: z.int().describe('0 for a draft.'),
    done: z.int().describe('Of the recipients: handed to the outbox, or left out.'),
    by: z.string().describe('Who wrote it.'),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable().describe('When sending began.'),
    finishedAt: z.iso.datetime().nullable(),
    isOnHold: z.boolean(),
  })
  .meta({ id: 'BulkEmailRow' });
export type BulkEmailRow = z.output<typeof rowSchema>;

export const bulkEmailsPageSchema = pageSchema(
  rowSchema,
  z.object({ all: z.int() }).meta({ id: 'BulkEmailCounts' }),
).meta({ id: 'BulkEmails' });

/** What became of an email to one person. */
export const DELIVERY = [
  'waiting',
  ...EMAIL_STATUSES,
  ...(['opted-out', 'left-out', 'address-bounced'] as const),
] as const;
export type Delivery = (typeof DELIVERY)[number];

export const bulkEmailSchema = rowSchema
  .extend({
    body: z.string(),
    audience: audienceSchema.describe('Addresses of a pasted list are kept until it is sent.'),
    revision,
    hold: holdSchema.nullable().describe('Of its sending.'),
    perMinute: z.int().describe('At most so many are handed to the outbox.'),
    delivery: z
      .partialRecord(z.enum(DELIVERY), z.int())
      .describe('People by what became of their email.'),
    hidden: z.int().describe('People whom the caller must not see, because of their papers.'),
  })
  .meta({ id: 'BulkEmail' });
export type BulkEmailAnswer = z.output<typeof bulkEmailSchema>;

export const recipientsQuerySchema = pageQuerySchema.extend({
  sort: z.enum(['position']).default('position'),
  delivery: z.enum(DELIVERY).optional(),
});
export type RecipientsQuery = z.output<typeof recipientsQuerySchema>;

export const recipientsPageSchema = pageSchema(
  z
    .object({
      name: z.string(),
      email: z.string(),
      userId: z.uuid().nullable().describe('Null without an account.'),
      delivery: z.enum(DELIVERY),
      reason: z.string().nullable().describe('Why the last try failed.'),
      sentAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'BulkEmailRecipient' }),
  z.object({ all: z.int() }).meta({ id: 'BulkEmailRecipientCounts' }),
).meta({ id: 'BulkEmailRecipients' });

export const unsubscribeTokenSchema = z.strictObject({
  token: z.string().regex(/^[\w-]{20,100}$/),
});
export type UnsubscribeToken = z.output<typeof unsubscribeTokenSchema>;
