import * as z from 'zod';
import { idSchema } from '../common/fields.schema.js';

export const sessionSchema = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    /** Noted every five minutes at most. */
    lastUsedAt: z.iso.datetime(),
    /** "Firefox on Android", or null. */
    device: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type PresentedSession = z.output<typeof sessionSchema>;

/** The newest use first. */
export const sessionsSchema = z.object({ items: z.array(sessionSchema) }).meta({ id: 'Sessions' });

export const sessionIdSchema = z.strictObject({ id: idSchema });
export type SessionId = z.output<typeof sessionIdSchema>;

export const endSessionsSchema = z.strictObject({
  /** Whether the session that asks goes on. */
  keepCurrent: z.stringbool().default(false),
});
export type EndSessions = z.output<typeof endSessionsSchema>;
