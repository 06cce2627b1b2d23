import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import { REPEAT_WINDOW, lockEqualContent } from '../../platform/idempotency/repeated-content.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import { after } from '../../platform/core/time.js';
import { parsed } from '../../platform/http/validation.pipe.js';
import { EditionsService } from '../editions/editions.service.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { Upload, UploadedForm, UploadRule } from '../../platform/files/upload.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { EmailOutbox } from '../../messaging/outbox/email-outbox.js';
import { CommitteeApplication } from './committee-application.entity.js';
import { applicationSchema, type Application, type ApplicationAnswer } from './committee.schema.js';
import { texts } from './committee.texts.js';
import { cvRule } from './cv-rule.js';
import { applicationCause, committeeApplication } from './committee-application.email.js';

@Injectable()
export class CommitteeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly editions: EditionsService,
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
    private readonly outbox: EmailOutbox,
    private readonly clock: Clock,
  ) {}

  async cvRule(): Promise<UploadRule> {
    const { document } = await this.editions.current(this.dataSource.manager);
    return cvRule(document.limits.cvBytes, this.pdfs);
  }

  /** @throws AppError VALIDATION_FAILED */
  receive(
    request: IdempotentRequest,
    { fields, upload }: UploadedForm,
  ): Promise<ApplicationAnswer> {
    const application = parsed(applicationSchema, fields);
    const content = { ...application, cv: upload.sha256.toString('hex') };
    return this.idempotency.run({ ...request, body: content }, async (tx) => {
      const contentHash = await lockEqualContent(tx, content);
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
      template: committeeApplication,
      to: application.email,
      data: { firstName: application.firstName },
      cause: applicationCause(id),
    });
  }
}
