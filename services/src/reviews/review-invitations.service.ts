import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../auth/random-token.js';
import { Clock } from '../common/clock.js';
import { newId } from '../common/new-id.js';
import { after, DAY } from '../common/time.js';
import { Config } from '../config/config.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { invitationOf } from './review-invitation.query.js';
import type { ReviewInvitation } from './review-invitation.entity.js';

const VALID_FOR = 30 * DAY;

export type NewInvitation = Pick<
  ReviewInvitation,
  'paperId' | 'round' | 'email' | 'dueAt' | 'invitedBy' | 'overrideReason'
>;

/** Calls to review that go to an address, whether or not it has an account. */
@Injectable()
export class ReviewInvitations {
  constructor(
    private readonly config: Config,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a link of 256 random bits, of which the SHA-256 is kept, for 30 days or until the review is
   * due. Whoever is asked again gets a new link; the old one is dead.
   */
  async invite(tx: EntityManager, invitation: NewInvitation): Promise<void> {
    const { paperId, round, email, dueAt, invitedBy, overrideReason } = invitation;
    const token = randomToken();
    const now = this.clock.now();
    const expiresAt = new Date(Math.min(dueAt.getTime(), after(now, VALID_FOR).getTime()));
    await tx.query(
      `INSERT INTO review_invitations (id, paper_id, round, email, token_hash, due_at, invited_by,
         override_reason, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (paper_id, round, lower(email)) WHERE answered_at IS NULL DO UPDATE
         SET token_hash = excluded.token_hash, due_at = excluded.due_at,
           invited_by = excluded.invited_by, override_reason = excluded.override_reason,
           expires_at = excluded.expires_at`,
      [
        newId(),
        paperId,
        round,
        email,
        tokenHash(token),
        dueAt,
        invitedBy,
        overrideReason,
        now,
        expiresAt,
      ],
    );
    await this.mail(tx, token);
  }

  private async mail(tx: EntityManager, token: string): Promise<void> {
    const invitation = await invitationOf(tx, token);
    if (!invitation) return;
    const { id, email, paperNumber, paperTitle, abstract, dueAt, expiresAt } = invitation;
    await this.outbox.add(tx, {
      kind: 'review-call',
      to: email,
      data: {
        paperNumber: paperNumber ?? 0,
        paperTitle,
        abstract,
        dueAt,
        expiresAt,
        link: `${this.config.publicUrl}/reviewers/invitations/${token}`,
      },
      cause: `review-call:${id}:${newId()}`,
    });
  }
}
