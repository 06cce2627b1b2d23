import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import { after, DAY } from '../common/time.js';
import type { Reminded } from './assignments.schema.js';
import { ReviewMails } from './review-mails.js';

/** Open reviews of these papers' rounds, but for papers of the chair's own. */
const OPEN = `
  SELECT r.id, coalesce(r.reminded_at, r.created_at) > $4 AS "isRecent"
    FROM reviews r JOIN papers p ON p.id = r.paper_id
   WHERE p.id = ANY ($1) AND p.status = 'under-review' AND p.round = r.round
     AND r.status IN ('invited', 'accepted') AND p.owner_id <> $2
     AND NOT EXISTS (SELECT FROM paper_authors a
                      WHERE a.paper_id = p.id AND lower(a.email) = lower($3))
   ORDER BY r.id FOR UPDATE OF r`;

/** Reminders that chairs send. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: ReviewMails,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Whoever was asked or reminded within a day is spared, so that a repeat mails nobody twice. */
  remind(chair: SignedInUser, paperIds: string[]): Promise<Reminded> {
    return this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const open = await tx.query<{ id: string; isRecent: boolean }[]>(OPEN, [
        paperIds,
        chair.id,
        chair.email,
        after(now, -DAY),
      ]);
      const ids = open.filter(({ isRecent }) => !isRecent).map(({ id }) => id);
      if (ids.length > 0) {
        await tx.query('UPDATE reviews SET reminded_at = $2 WHERE id = ANY ($1)', [ids, now]);
        await this.mails.remind(tx, ids, now.toISOString());
        await this.audit.recordAll(
          tx,
          ids.map((id) => ({
            actorId: chair.id,
            action: 'review.reminded',
            subject: { type: 'review', id },
          })),
        );
      }
      return { reminded: ids.length, spared: open.length - ids.length };
    });
  }
}
