import * as z from 'zod';
import { passwordSchema } from '../../platform/passwords/password.schema.js';
import { idSchema } from '../../platform/http/fields.schema.js';

export const sessionSchema = z
  .object({
    id: z.uuid(),
    createdAt: z.iso.datetime(),
    /** Updated at most every five minutes. */
    lastUsedAt: z.iso.datetime(),
    device: z.string().nullable(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type PresentedSession = z.output<typeof sessionSchema>;

export const sessionsSchema = z.object({ items: z.array(sessionSchema) }).meta({ id: 'Sessions' });

export const sessionIdSchema = z.strictObject({ id: idSchema });
export type SessionId = z.output<typeof sessionIdSchema>;

export const sessionProofSchema = z.strictObject({ password: passwordSchema });
export type SessionProof = z.output<typeof sessionProofSchema>;

export const endSessionsSchema = sessionProofSchema.extend({
  keepCurrent: z.boolean().default(false),
});
export type EndSessions = z.output<typeof endSessionsSchema>;
