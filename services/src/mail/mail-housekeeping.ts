import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../common/clock.js';
import { Housekeeping } from '../common/housekeeping.js';

/** A refused mail keeps its code or link for a retry, but no longer than that is worth anything. */
@Injectable()
export class MailHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(() => this.wipeSecrets());
  }

  private async wipeSecrets(): Promise<void> {
    await this.dataSource.query(
      `UPDATE outgoing_mails SET secrets = NULL
       WHERE status = 'parked' AND secrets IS NOT NULL AND expires_at <= $1`,
      [this.clock.now()],
    );
  }
}
