import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';
import { after, DAY } from '../common/time.js';
import { AuthorMails, type Recipient } from './author-mails.js';
import type { Paper } from './paper.entity.js';

const BEFORE = 3 * DAY;

type Due = Pick<Paper, 'id' | 'number' | 'title' | 'revision'> &
  Recipient & { correctionsBy: Date };

/** Whoever has been asked for them within these days knows the date; whoever may not sign in is left alone. */
const TAKE = `
  UPDATE papers p SET corrections_reminded_at = $1::timestamptz FROM users u
   WHERE u.id = p.owner_id AND NOT u.is_disabled
     AND p.edition_id = (SELECT id FROM editions WHERE is_current)
     AND p.status IN ('minor-corrections', 'major-corrections')
     AND p.corrections_by > $1::timestamptz AND p.corrections_by <= $2::timestamptz
     AND coalesce(p.corrections_reminded_at, '-infinity') < p.corrections_by - ($2::timestamptz - $1::timestamptz)
     AND NOT EXISTS (SELECT FROM paper_moves m
                      WHERE m.paper_id = p.id AND m.at > p.corrections_by - ($2::timestamptz - $1::timestamptz))
  RETURNING p.id, p.number, p.title, p.revision, p.corrections_by AS "correctionsBy",
            u.email, u.first_name AS "firstName"`;

/** Reminds authors of their corrections three days before these are due, once. */
@Injectable()
export class CorrectionReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: AuthorMails,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      const [due] = await tx.query<[Due[], number]>(TAKE, [now, after(now, BEFORE)]);
      for (const paper of due)
        await this.mails.correctionsDue(tx, paper, paper, paper.correctionsBy);
    });
  }
}
