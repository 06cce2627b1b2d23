import { sql } from 'kysely';
import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { randomToken, tokenHash } from '../../identity/credentials/random-token.js';
import { Clock } from '../../platform/core/clock.js';
import { newId } from '../../platform/core/new-id.js';
import { after, DAY } from '../../platform/core/time.js';
import { Config } from '../../platform/config/config.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { invitationOf } from './review-invitations.read-model.js';
import type { ReviewInvitation } from './review-invitation.entity.js';
import { answerBy } from '../reviews/answer-by.js';
import { reviewInvitationLink } from '../reviews/review.emails.js';

const VALID_FOR = 30 * DAY;

export type NewInvitation = Pick<
  ReviewInvitation,
  'paperId' | 'round' | 'email' | 'dueAt' | 'invitedBy' | 'overrideReason'
>;

type Written = NewInvitation & { id: string; hash: Buffer; now: Date; expiresAt: Date };

/** Invalidates the link of an unanswered invitation to the same address. */
const writeInvitation = statement((p: Written) =>
  db
    .insertInto('review_invitations')
    .values({
      id: p.id,
      paper_id: p.paperId,
      round: p.round,
      email: p.email,
      token_hash: p.hash,
      due_at: p.dueAt,
      invited_by: p.invitedBy,
      override_reason: p.overrideReason,
      created_at: p.now,
      expires_at: p.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`paper_id, round, email_key(email)`)
        .where('responded_at', 'is', null)
        .doUpdateSet(({ ref }) => ({
          token_hash: ref('excluded.token_hash'),
          due_at: ref('excluded.due_at'),
          invited_by: ref('excluded.invited_by'),
          override_reason: ref('excluded.override_reason'),
          created_at: ref('excluded.created_at'),
          expires_at: ref('excluded.expires_at'),
        })),
    ),
);

@Injectable()
export class ReviewInvitations {
  constructor(
    private readonly config: Config,
    private readonly outbox: EmailOutbox,
    private readonly clock: Clock,
  ) {}

  /**
   * 256 random bits, stored as SHA-256, valid for 30 days or until the review is due; another
   * invitation replaces them.
   */
  async invite(tx: EntityManager, invitation: NewInvitation): Promise<void> {
    const { dueAt } = invitation;
    const token = randomToken();
    const now = this.clock.now();
    const expiresAt = new Date(Math.min(dueAt.getTime(), after(now, VALID_FOR).getTime()));
    const hash = tokenHash(token);
    await writeInvitation.run(tx, { id: newId(), ...invitation, hash, now, expiresAt });
    await this.send(tx, token);
  }

  private async send(tx: EntityManager, token: string): Promise<void> {
    const invitation = await invitationOf(tx, token);
    if (!invitation) return;
    const { id, email, paperNumber, paperTitle, abstract, dueAt, expiresAt } = invitation;
    await this.outbox.add(tx, {
      template: reviewInvitationLink,
      to: email,
      data: {
        paperNumber: paperNumber ?? 0,
        paperTitle,
        abstract,
        answerBy: answerBy(invitation),
        dueAt,
        expiresAt,
        link: `${this.config.publicUrl}/reviewers/invitations/${token}`,
      },
      cause: `review-invitation-link:${id}:${newId()}`,
    });
  }
}
