import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Administrators } from '../../identity/accounts/administrators.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { backupFailed } from './backup-failed.email.js';

export interface FailedCopy {
  what: 'daily' | 'archive';
  now: Date;
  reason: string;
  lastGood: Date | undefined;
}

/** Emails about failed backups to all administrators, of each kind one a day. */
@Injectable()
export class BackupReports {
  constructor(
    private readonly dataSource: DataSource,
    private readonly administrators: Administrators,
    private readonly outbox: EmailOutbox,
  ) {}

  async send({ what, now, reason, lastGood: last }: FailedCopy): Promise<void> {
    const day = now.toISOString().slice(0, 10);
    const lastGood = last ? `${last.toISOString().slice(0, 16).replace('T', ' ')} UTC` : null;
    const cause = what === 'daily' ? 'backup-failed' : 'archive-failed';
    await this.dataSource.transaction(async (tx) => {
      for (const { id, email, firstName } of await this.administrators.withRight(
        tx,
        'audit:read',
      )) {
        await this.outbox.add(tx, {
          template: backupFailed,
          to: email,
          data: { firstName, reason, lastGood, what },
          cause: `${cause}:${day}:${id}`,
        });
      }
    });
  }
}
