import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';
import { DAY } from '../common/time.js';
import { ReviewMails } from './review-mails.js';

const BEFORE = 3 * DAY;

/**
 * Reminds each reviewer of what is not finished: three days before it is due, and once it is overdue.
 * Whoever was asked or reminded since then is left alone.
 */
@Injectable()
export class DueReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: ReviewMails,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.run());
  }

  async run(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const now = this.clock.now();
      const [reminded] = await tx.query<[{ id: string }[], number]>(
        `UPDATE reviews r SET reminded_at = $1::timestamptz FROM papers p
         WHERE p.id = r.paper_id AND p.status = 'under-review' AND p.round = r.round
           AND r.status IN ('invited', 'accepted')
           AND r.due_at <= $1::timestamptz + $2 * interval '1 millisecond'
           AND coalesce(r.reminded_at, r.created_at) < CASE
             WHEN r.due_at <= $1 THEN r.due_at
             ELSE r.due_at - $2 * interval '1 millisecond' END
         RETURNING r.id`,
        [now, BEFORE],
      );
      const ids = reminded.map(({ id }) => id);
      if (ids.length > 0) await this.mails.remind(tx, ids, now.toISOString());
    });
  }
}
