import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { REPEAT_WINDOW, takeTurns } from '../common/equal-letters.js';
import { Idempotency } from '../common/idempotency/idempotency.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import { after } from '../common/time.js';
import { parsed } from '../common/validation.pipe.js';
import { EditionsService } from '../editions/editions.service.js';
import { FilesService } from '../files/files.service.js';
import type { Upload, UploadedForm, UploadRule } from '../files/upload.js';
import { MailOutbox } from '../mail/mail-outbox.js';
import { CommitteeApplication } from './committee-application.entity.js';
import { applicationSchema, type Application, type ApplicationAnswer } from './committee.schema.js';
import { texts } from './committee.texts.js';
import { cvRule } from './cv-rule.js';

@Injectable()
export class CommitteeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly files: FilesService,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** What a CV must be for the current edition. */
  async cvRule(): Promise<UploadRule> {
    const { document } = await this.editions.current(this.dataSource.manager);
    return cvRule(document.limits.cvBytes);
  }

  /**
   * Keeps an application with its CV and tells the applicant so.
   * @throws AppError VALIDATION_FAILED
   */
  receive(once: OnceRequest, { fields, upload }: UploadedForm): Promise<ApplicationAnswer> {
    const application = parsed(applicationSchema, fields);
    const content = { ...application, cv: upload.sha256.toString('hex') };
    return this.idempotency.once({ ...once, body: content }, async (tx) => {
      const contentHash = await takeTurns(tx, content);
      const isRepeat = await tx.existsBy(CommitteeApplication, {
        contentHash,
        createdAt: MoreThan(after(this.clock.now(), -REPEAT_WINDOW)),
      });
      if (!isRepeat) await this.keep(tx, contentHash, application, upload);
      return { success: true, message: texts.received };
    });
  }

  private async keep(
    tx: EntityManager,
    contentHash: Buffer,
    application: Application,
    cv: Upload,
  ): Promise<void> {
    const id = newId();
    const cvFileId = await this.files.keep(tx, cv, 'cv');
    await tx.insert(CommitteeApplication, {
      ...application,
      id,
      contentHash,
      cvFileId,
      createdAt: this.clock.now(),
    });
    await this.outbox.add(tx, {
      kind: 'committee-application',
      to: application.email,
      data: { firstName: application.firstName },
      cause: `committee-application:${id}`,
    });
  }
}
