import * as z from 'zod';
import { idSchema } from '../http/fields.schema.js';

const moment = z.iso.datetime();

/** Of the subject of a page. */
export const holdSchema = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    endsAt: moment,
    by: z.string(),
    byId: z.uuid().describe('Of the account that may undo or send it.'),
  })
  .meta({ id: 'Hold' });

const heldActs = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    state: z.enum(['held', 'failed']),
    count: z.int(),
    labels: z.array(z.string()).describe('The first three.'),
    subjectType: z.string().describe('Such as paper, payment, review or transfer.'),
    subjectId: z.uuid().describe('Of one of them.'),
    problem: z.string().nullable().describe('Why a failed act had no effect.'),
    endsAt: moment,
    holdSeconds: z.int().describe('From its record to its end.'),
    secondsLeft: z.int().describe('By the clock of the server.'),
  })
  .meta({ id: 'HeldActs' });

export const heldActsListSchema = z
  .object({ items: z.array(heldActs) })
  .meta({ id: 'HeldActsList' });

export const heldActsIdSchema = z.strictObject({ id: idSchema });
export type HeldActsId = z.output<typeof heldActsIdSchema>;

export const closedActsSchema = z
  .object({
    undone: z.int(),
    sent: z.int(),
    failed: z.int().describe('Acts that could no longer take effect.'),
  })
  .meta({ id: 'ClosedActs' });
export type ClosedActs = z.output<typeof closedActsSchema>;

export const dismissedSchema = z.object({ dismissed: z.int() }).meta({ id: 'DismissedActs' });
export type Dismissed = z.output<typeof dismissedSchema>;
