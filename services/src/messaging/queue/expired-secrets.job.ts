import { statement } from '../../platform/database/statement.js';
import { db } from '../../platform/database/db.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';

const wipeSecrets = statement((p: { now: Date }) =>
  db
    .updateTable('outgoing_emails')
    .set({ secrets: null })
    .where('status', 'in', ['failed', 'suppressed'])
    .where('secrets', 'is not', null)
    .where('expires_at', '<=', p.now),
);

/** A refused or suppressed email keeps its code or link for a retry, but no longer than that is valid. */
@Injectable()
export class ExpiredSecretsJob implements OnModuleInit {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.wipeSecrets());
  }

  private async wipeSecrets(): Promise<void> {
    await wipeSecrets.run(this.dataSource, { now: this.clock.now() });
  }
}
