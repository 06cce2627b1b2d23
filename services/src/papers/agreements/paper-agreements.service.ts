import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../platform/core/clock.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { Upload, UploadRule } from '../../platform/files/upload.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { pdfRefusalText } from '../../platform/pdf/pdf-refusals.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { PaperAgreement } from '../paper/paper-agreement.entity.js';
import { PaperPartners } from '../paper/paper-partners.js';
import { PaperVersion } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import {
  agreementChanged,
  agreementFinal,
  agreementMode,
  notFromStatus,
  paperNotFound,
  texts,
} from '../paper/papers.errors.js';
import { OwnPapers } from '../submission/own-papers.js';
import { stageOf } from '../transitions/paper-stage.js';
import { findAgreementRule } from './agreement-rule.read-model.js';

const MEGABYTE = 1024 * 1024;
/** Far more than a form has. */
const MOST_PAGES = 50;

interface Given {
  userId: string;
  paperId: string;
  /** That the author read. */
  version: string;
  /** The signed form; left out: agreed online. */
  form?: Upload;
}

/** Licence or copyright agreements for camera-ready papers. Only the submitting account agrees. */
@Injectable()
export class PaperAgreements {
  constructor(
    private readonly dataSource: DataSource,
    private readonly own: OwnPapers,
    private readonly partners: PaperPartners,
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Of a signed form. @throws AppError NOT_FOUND */
  async rule(userId: string, paperId: string): Promise<UploadRule> {
    const found = await findAgreementRule.first(this.dataSource.manager, { userId, paperId });
    if (!found) throw paperNotFound();
    const { maxBytes } = found;
    return {
      field: 'form',
      maxBytes,
      types: ['application/pdf'],
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
   * Records the agreement; a later one replaces it until the camera-ready paper is submitted.
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

  private async keep(
    tx: EntityManager,
    paper: Paper,
    { userId, paperId, version, form }: Given,
  ): Promise<() => Promise<void>> {
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
    const isAccepted = paper.shownStatus === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, paper.id) : 'none';
    const stage = stageOf(paper, payment, this.clock.now());
    if (stage !== 'camera-ready') throw notFromStatus(paper.shownStatus);
    const submitted = { paperId: paper.id, stage, isSubmitted: true };
    if (await tx.existsBy(PaperVersion, submitted)) throw agreementFinal();
  }
}
