import * as z from 'zod';
import { PAPER_KINDS } from '../../papers/status/paper-status.js';

export const invitationTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type InvitationToken = z.output<typeof invitationTokenSchema>;

export const reviewInvitationSchema = z
  .object({
    email: z.string().describe('The invited address; the account must have it.'),
    paperNumber: z.int().nullable(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    topic: z.string(),
    abstract: z.string(),
    keywords: z.array(z.string()),
    dueAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    paperId: z.uuid().nullable().describe('Set once the caller has accepted.'),
  })
  .meta({ id: 'ReviewInvitation' });
export type PresentedInvitation = z.output<typeof reviewInvitationSchema>;

export const invitationAcceptedSchema = z
  .object({ paperId: z.uuid() })
  .meta({ id: 'ReviewInvitationAccepted' });
