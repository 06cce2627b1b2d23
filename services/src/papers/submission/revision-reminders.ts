import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { after, DAY } from '../../platform/core/time.js';
import { takeDue } from './revision-reminders.read-model.js';
import { AuthorEmails } from './author.emails.js';

const LEAD_TIME = 3 * DAY;

@Injectable()
export class RevisionReminders implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: AuthorEmails,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      const due = await takeDue.all(tx, { now, until: after(now, LEAD_TIME) });
      for (const paper of due) await this.emails.revisionDue(tx, paper, paper, paper.correctionsBy);
    });
  }
}
