import * as z from 'zod';
import { registerSchema, newSessionSchema } from '../../identity/credentials/auth.schema.js';
import { reviewFieldSchema } from '../../conference/editions/review-form.schema.js';
import { PAPER_KINDS } from '../../papers/status/paper-status.js';

export const invitationTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
export type InvitationToken = z.output<typeof invitationTokenSchema>;

export const reviewInvitationSchema = z
  .object({
    email: z.string().describe('The invited address; the account must have it.'),
    hasAccount: z.boolean().describe('Accepting requires a login; otherwise a sign-up.'),
    invitedBy: z.string().describe('Name of the chair.'),
    paperNumber: z.int().nullable(),
    paperTitle: z.string(),
    paperKind: z.enum(PAPER_KINDS),
    topic: z.string(),
    abstract: z.string(),
    keywords: z.array(z.string()),
    pages: z.int().nullable(),
    visibleToAuthors: z.array(reviewFieldSchema),
    answerBy: z.iso.datetime().describe('Before `dueAt`; the link works until `expiresAt`.'),
    dueAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    paperId: z.uuid().nullable().describe('Set once the caller has accepted.'),
  })
  .meta({ id: 'ReviewInvitation' });
export type PresentedInvitation = z.output<typeof reviewInvitationSchema>;

export const invitationAcceptedSchema = z
  .object({ paperId: z.uuid() })
  .meta({ id: 'ReviewInvitationAccepted' });

/** The address is the invited one. */
export const invitedAccountSchema = registerSchema
  .omit({ email: true })
  .meta({ id: 'InvitedAccount' });
export type InvitedAccount = z.output<typeof invitedAccountSchema>;

export const invitationRedeemedSchema = newSessionSchema
  .extend({ paperId: z.uuid() })
  .meta({ id: 'ReviewInvitationRedeemed' });
export type InvitationRedeemed = z.output<typeof invitationRedeemedSchema>;
