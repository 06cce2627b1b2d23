import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import type { Upload, UploadRule } from '../../platform/files/upload.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { findUploadRule } from '../submission/author-papers.read-model.js';
import { OwnPapers } from '../submission/own-papers.js';
import { type CheckedPdf, type FileColumns, PaperFiles } from '../files/paper-files.js';
import { fileFindings } from '../files/file-findings.js';
import { PaperPartners } from '../paper/paper-partners.js';
import { stageOf } from '../transitions/paper-stage.js';
import { putManuscript, putSupplement } from './paper-uploads.sql.js';
import { PaperVersion, type PaperStage } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import { fileMissing, paperNotFound, texts } from '../paper/papers.errors.js';

const MEGABYTE = 1024 * 1024;
/** Tables, interviews and questionnaires can be longer than the paper. */
const SUPPLEMENT_PAGES = 50;

export const FILE_PARTS = ['manuscript', 'supplement'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

interface PaperRule extends UploadRule {
  maxPages: Record<FilePart, number>;
  hasManuscript: boolean;
}

type Staged = Pick<Paper, 'id' | 'shownStatus' | 'correctionsBy'>;
type FilesBefore = Partial<FileColumns>[];
type RuleRow = Staged & Pick<EditionDocument, 'limits'> & Pick<PaperRule, 'hasManuscript'>;

interface NewFile {
  ownerId: string;
  paperId: string;
  part: FilePart;
  upload: Upload;
  rule: PaperRule;
}

@Injectable()
export class PaperUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly partners: PaperPartners,
    private readonly own: OwnPapers,
    private readonly files: PaperFiles,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND and the errors of `stageOf` */
  async rule(ownerId: string, paperId: string): Promise<PaperRule> {
    const tx = this.dataSource.manager;
    const found = await findUploadRule.first(tx, { paperId, ownerId });
    if (!found) throw paperNotFound();
    await this.stage(tx, found);
    return paperRule(found);
  }

  /** @throws AppError INVALID_FILE; VALIDATION_FAILED for a supplement without a paper */
  async add(request: IdempotentRequest, file: NewFile): Promise<PaperDetails> {
    const { ownerId, paperId, part, upload, rule } = file;
    if (part === 'supplement' && !rule.hasManuscript) throw fileMissing(texts.manuscriptFirst);
    const body = { paperId, part, file: upload.sha256.toString('hex') };
    let removeOld = () => Promise.resolve();
    const answer = await this.files.withChecked(upload, rule.maxPages[part], (pdf) =>
      this.own.run({ ...request, body }, ownerId, async (tx) => {
        const paper = await this.own.lock(tx, ownerId, paperId);
        const stage = await this.stage(tx, paper);
        removeOld = await this.put(tx, paper, stage, part, pdf);
        return paperId;
      }),
    );
    await removeOld();
    return answer;
  }

  /** @throws AppError NOT_FOUND and the errors of `stageOf` */
  async removeSupplement(ownerId: string, paperId: string): Promise<void> {
    const removeFiles = await this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, paperId);
      const version = await this.unsubmitted(tx, paper, await this.stage(tx, paper));
      if (!version) return () => Promise.resolve();
      const { id, supplementFileId, reviewerSupplementFileId } = version;
      const none = {
        supplementFileId: null,
        reviewerSupplementFileId: null,
        supplementFindings: null,
      };
      await tx.update(PaperVersion, { id }, { ...none, supplementPages: null });
      return this.files.remove(tx, { supplementFileId, reviewerSupplementFileId });
    });
    await removeFiles();
  }

  private async put(
    tx: EntityManager,
    paper: Paper,
    stage: PaperStage,
    part: FilePart,
    pdf: CheckedPdf,
  ): Promise<() => Promise<void>> {
    const kept = await this.files.keep(tx, pdf);
    const [fileId, reviewerFileId] = kept;
    const now = this.clock.now();
    const findings = JSON.stringify(fileFindings(pdf, stage));
    const { pages } = pdf;
    const put = { paperId: paper.id, stage, now, fileId, reviewerFileId, pages, findings };
    const before: FilesBefore =
      part === 'supplement'
        ? await putSupplement.all(tx, put)
        : await putManuscript.all(tx, { ...put, id: newId(), round: paper.round });
    if (part === 'supplement' && before.length === 0) throw fileMissing(texts.manuscriptFirst);
    return this.files.remove(tx, ...before);
  }

  private unsubmitted(
    tx: EntityManager,
    { id: paperId }: Paper,
    stage: PaperStage,
  ): Promise<PaperVersion | null> {
    return tx.findOneBy(PaperVersion, { paperId, stage, isSubmitted: false });
  }

  private async stage(tx: EntityManager, paper: Staged): Promise<PaperStage> {
    const isAccepted = paper.shownStatus === 'accepted';
    const payment = isAccepted ? await this.partners.payment(tx, paper.id) : 'none';
    return stageOf(paper, payment, this.clock.now());
  }
}

function paperRule({ limits, hasManuscript }: RuleRow): PaperRule {
  const { paperBytes, paperPages, posterPagesMax } = limits;
  return {
    hasManuscript,
    field: 'file',
    maxBytes: paperBytes,
    // A draft's kind can still change, so its page count is checked at submission.
    maxPages: { manuscript: Math.max(paperPages, posterPagesMax), supplement: SUPPLEMENT_PAGES },
    types: ['application/pdf'],
    texts: {
      missing: texts.manuscriptMissing,
      wrongType: texts.notPdf,
      tooLarge: texts.tooLarge({ megabytes: paperBytes / MEGABYTE }),
    },
  };
}
