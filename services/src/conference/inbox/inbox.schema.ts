import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { holdSchema } from '../../platform/holds/holds.schema.js';
import { EMAIL_STATUSES } from '../../messaging/outbox/email-status.js';
import { INBOX_STATES } from './inbox-states.js';
import { texts } from './inbox.texts.js';

const MAX_NOTE = 2000;
const MAX_REPLY = 10_000;

const state = z.enum(INBOX_STATES);

export const inboxFilters = {
  sort: z.enum(['-createdAt', 'createdAt', 'name', '-name']).default('-createdAt'),
  state: state.optional(),
};

export const inboxCountsSchema = z
  .record(state, z.int())
  .and(z.object({ all: z.int() }))
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.output<typeof inboxCountsSchema>;

export const inboxState = { state };

const letter = z
  .object({
    id: z.uuid(),
    kind: z.enum(['received', 'sent']),
    name: z.string().describe('Of the organiser who replied, or as a received message says.'),
    email: z
      .string()
      .nullable()
      .describe('As a received message says; anyone can write in the name of another.'),
    body: z.string(),
    at: z.iso.datetime(),
    delivery: z.enum(EMAIL_STATUSES).nullable().describe('Of a reply, while its email is kept.'),
  })
  .meta({ id: 'InboxLetter' });
export type Letter = z.output<typeof letter>;

export const inboxHandling = {
  hold: holdSchema.nullable().describe('Of a reply.'),
  correspondence: z
    .array(letter)
    .describe('Replies of organisers, and what the person replied to emails; oldest first.'),
  assignee: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  note: z.string().nullable().describe('Of the organisers; part of the sender’s personal data.'),
  handledAt: z.iso.datetime().nullable(),
  handledBy: z.string().nullable().describe('Name of the last organiser to change it.'),
  version: z
    .int()
    .describe('Sent with a change; the change gets a 409 if the item has changed since.'),
};

export const inboxIdSchema = z.strictObject({ id: idSchema });
export type InboxId = z.output<typeof inboxIdSchema>;

export const assigneesSchema = z
  .object({ people: z.array(z.object({ id: z.uuid(), name: z.string() })) })
  .meta({ id: 'InboxAssignees' });
export type Assignees = z.output<typeof assigneesSchema>;

/** An empty note deletes the previous one. */
export const inboxChangeSchema = z
  .strictObject({
    state,
    note: multiLine(z.string())
      .trim()
      .max(MAX_NOTE, { error: () => texts.noteTooLong({ max: MAX_NOTE }) })
      .transform((text) => text || null)
      .nullable(),
    assigneeId: idSchema.nullish().describe('Null for no one; left out, it stays.'),
    version: z.int().min(1).describe('Of the item as it was read.'),
  })
  .meta({ id: 'InboxChange' });
export type InboxChange = z.output<typeof inboxChangeSchema>;

export const inboxReplySchema = z
  .strictObject({
    text: multiLine(z.string())
      .trim()
      .min(1, { error: () => texts.replyMissing })
      .max(MAX_REPLY, { error: () => texts.replyTooLong({ max: MAX_REPLY }) })
      .describe('Emailed to the sender or applicant; an empty line begins a paragraph.'),
    state: state.describe('Of the item once the reply is sent.'),
    version: z.int().min(1).describe('Of the item as it was read.'),
  })
  .meta({ id: 'InboxReply' });
export type InboxReply = z.output<typeof inboxReplySchema>;
