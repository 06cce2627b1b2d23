import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { Upload, UploadRule } from '../../platform/files/upload.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { admit } from '../../platform/http/policy/admit.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { pdfRefusalText } from '../../platform/pdf/pdf-refusals.js';
import { ResumableUploads } from '../../platform/uploads/resumable-uploads.service.js';
import { type UploadPurpose, UploadPurposes } from '../../platform/uploads/upload-purposes.js';
import { findCameraReadyState } from '../camera-ready/camera-ready.read-model.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { PaperAgreement } from '../paper/paper-agreement.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import {
  agreementChanged,
  agreementFinal,
  agreementMode,
  notFromStatus,
  paperNotFound,
  texts,
} from '../paper/papers.errors.js';
import { AuthorPapersQuery } from '../submission/author-papers.query.js';
import { OwnPapers } from '../submission/own-papers.js';
import { PaperStages } from '../transitions/paper-stages.js';
import { findAgreementRule } from './agreement-rule.read-model.js';

const MEGABYTE = 1024 * 1024;
const PDF_ONLY = ['application/pdf'];
/** Far more than a form has. */
const MOST_PAGES = 50;

interface Given {
  userId: string;
  paperId: string;
  /** That the author read. */
  version: string;
  /** The signed form; left out: agreed online. */
  form?: Upload;
  /** Of a form that was sent in several requests. */
  uploadId?: string;
}

/** A signed form that was sent in several requests. */
export interface SentForm {
  version: string;
  uploadId: string;
}

/** Of resumable uploads. */
const PURPOSE = 'agreement';

/** Licence or copyright agreements for camera-ready papers. Only the submitting account agrees. */
@Injectable()
export class PaperAgreements implements UploadPurpose, OnModuleInit {
  readonly field = 'form';
  readonly types = PDF_ONLY;

  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnPapers,
    private readonly stages: PaperStages,
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly query: AuthorPapersQuery,
    private readonly uploads: ResumableUploads,
    private readonly purposes: UploadPurposes,
  ) {}

  onModuleInit(): void {
    this.purposes.add(PURPOSE, this);
  }

  wrongType(): string {
    return texts.notPdf;
  }

  /** Of a signed form. @throws AppError EMAIL_NOT_VERIFIED, NOT_FOUND */
  async rule(person: AuthenticatedUser, paperId: string): Promise<UploadRule> {
    admit({ level: 'verified' }, person);
    const { id: userId } = person;
    const found = await findAgreementRule.first(this.dataSource.manager, { userId, paperId });
    if (!found) throw paperNotFound();
    const { maxBytes } = found;
    return {
      field: this.field,
      maxBytes,
      types: PDF_ONLY,
      refusal: async (path) => {
        const { kind } = await this.pdfs.check({ path, maxPages: MOST_PAGES });
        if (kind === 'readable') return undefined;
        return pdfRefusalText(kind === 'too-many-pages' ? 'too-complex' : kind);
      },
      texts: {
        missing: texts.formMissing,
        wrongType: texts.notPdf,
        tooLarge: texts.tooLarge({ megabytes: maxBytes / MEGABYTE }),
      },
    };
  }

  /**
   * Records the agreement; a later one replaces it until the camera-ready paper is submitted, and while it is sent back.
   * @throws AppError NOT_FOUND; INVALID_TRANSITION; CHANGED_MEANWHILE for another version of the text;
   *   CONFLICT if unpaid, submitted, or for a way that the edition does not offer
   */
  async agree(request: IdempotentRequest, given: Given): Promise<PaperDetails> {
    const { userId, paperId, version, form } = given;
    const body = { paperId, version, form: form?.sha256.toString('hex') };
    let removeOld = () => Promise.resolve();
    const answer = await this.own.run({ ...request, body }, userId, paperId, async (tx) => {
      removeOld = await this.keep(tx, await this.own.lock(tx, userId, paperId), given);
    });
    await removeOld();
    return answer;
  }

  /** The same for a form that was sent in several requests. @throws AppError CONFLICT while bytes are missing */
  async agreeSent(
    request: IdempotentRequest,
    person: AuthenticatedUser,
    paperId: string,
    { version, uploadId }: SentForm,
  ): Promise<PaperDetails> {
    const { id: userId } = person;
    const sent = await this.uploads.find({ ownerId: userId, id: uploadId });
    return this.uploads.withFile(
      sent,
      { purpose: PURPOSE, subjectId: paperId, rule: await this.rule(person, paperId) },
      (form) => this.agree(request, { userId, paperId, version, form, uploadId }),
      () => this.query.read(this.dataSource.manager, userId, paperId),
    );
  }

  private async keep(
    tx: EntityManager,
    paper: Paper,
    { userId, paperId, version, form, uploadId }: Given,
  ): Promise<() => Promise<void>> {
    if (uploadId) await this.uploads.use(tx, { ownerId: userId, id: uploadId });
    await this.checkStage(tx, paper);
    const { agreement } = await findAgreementRule.one(tx, { userId, paperId });
    if (agreement.version !== version) throw agreementChanged();
    if (agreement.mode !== 'either' && agreement.mode !== (form ? 'upload' : 'online')) {
      throw agreementMode();
    }
    const before = await tx.findOneBy(PaperAgreement, { paperId });
    const { title, text } = agreement;
    const fileId = form ? await this.files.keep(tx, form, 'paper-agreement') : null;
    const agreedAt = this.clock.now();
    const row = { paperId, userId, agreedAt, title, version, text, fileId };
    await tx.upsert(PaperAgreement, row, ['paperId']);
    await this.audit.record(tx, {
      actorId: userId,
      action: form ? 'paper.agreement-uploaded' : 'paper.agreed',
      subject: { type: 'paper', id: paperId },
      after: version,
    });
    return this.files.remove(tx, ...(before?.fileId ? [before.fileId] : []));
  }

  private async checkStage(tx: EntityManager, paper: Paper): Promise<void> {
    const stage = await this.stages.of(tx, paper);
    if (stage !== 'camera-ready') throw notFromStatus(paper.shownStatus);
    const { state } = await findCameraReadyState.one(tx, { paperId: paper.id });
    if (state !== 'missing' && state !== 'sent-back') throw agreementFinal();
  }
}
