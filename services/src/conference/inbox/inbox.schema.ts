import * as z from 'zod';
import { multiLine } from '../../platform/http/multi-line.js';
import { idSchema } from '../../platform/http/fields.schema.js';
import { INBOX_STATES } from './inbox-states.js';
import { texts } from './inbox.texts.js';

const MAX_NOTE = 2000;

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

export const inboxHandling = {
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
