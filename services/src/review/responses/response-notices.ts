import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { ResponseEmails } from './response-emails.js';
import { type RespondingPaper, takeDue, takeOpened } from './responses.read-model.js';

const LEAD_TIME = DAY;

/** Once authors can respond, and a day before the window closes to those who have not. */
@Injectable()
export class ResponseNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly emails: ResponseEmails,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (tx) => {
      for (const paper of await takeOpened.all(tx, { now })) await this.emails.opened(tx, paper);
      const due = await takeDue.all(tx, { now, until: after(now, LEAD_TIME) });
      for (const paper of due.filter(closes)) await this.emails.due(tx, paper);
    });
  }
}

const closes = (paper: RespondingPaper): paper is RespondingPaper & { closesAt: Date } =>
  paper.closesAt !== null;
