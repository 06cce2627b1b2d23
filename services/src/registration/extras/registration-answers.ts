import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { after, DAY } from '../../platform/core/time.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { findAnswersToErase } from './answers-to-erase.read-model.js';
import { RegistrationAnswer, type StoredAnswer } from './registration-answer.entity.js';

/** Time for catering's bills and for complaints. */
const SENSITIVE_KEPT_FOR = 30 * DAY;

/** Answers to the organiser's questions. No log and no audit entry has their text. */
@Injectable()
export class RegistrationAnswers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.eraseAfterConference());
  }

  async replace(
    tx: EntityManager,
    registrationId: string,
    answers: readonly StoredAnswer[],
  ): Promise<void> {
    await tx.delete(RegistrationAnswer, { registrationId });
    await tx.insert(
      RegistrationAnswer,
      answers.map((answer) => ({ ...answer, registrationId })),
    );
  }

  private async eraseAfterConference(): Promise<void> {
    const endedBefore = after(this.clock.now(), -SENSITIVE_KEPT_FOR);
    const { manager } = this.dataSource;
    for (const answer of await findAnswersToErase.all(manager, { endedBefore })) {
      await manager.delete(RegistrationAnswer, answer);
    }
  }
}
