import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.js';
import { newId } from '../../platform/core/new-id.js';
import type { EditionDocument } from '../../conference/editions/edition.schema.js';
import { isOpen } from '../../conference/editions/opening.js';
import { newFileRows } from '../../platform/files/files.service.js';
import type { Upload, UploadRule } from '../../platform/files/upload.js';
import { admit } from '../../platform/http/policy/admit.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { ResumableUploads } from '../../platform/uploads/resumable-uploads.service.js';
import { uploadUsed } from '../../platform/uploads/uploads.errors.js';
import { UploadPurposes, type UploadPurpose } from '../../platform/uploads/upload-purposes.js';
import type { PaperDetails } from '../paper/author-papers.schema.js';
import { AuthorPapersQuery } from '../submission/author-papers.query.js';
import { type DetailsRow, findUploadRule } from '../submission/author-papers.read-model.js';
import { OwnPapers } from '../submission/own-papers.js';
import { type CheckedPdf, PaperFiles } from '../files/paper-files.js';
import { fileFindings } from '../files/file-findings.js';
import { PaperStages } from '../transitions/paper-stages.js';
import { findSentFile, putManuscript, putSupplement } from './paper-uploads.read-model.js';
import { PaperVersion, type PaperStage } from '../paper/paper-version.entity.js';
import type { Paper } from '../paper/paper.entity.js';
import { fileMissing, paperNotFound, submissionsClosed, texts } from '../paper/papers.errors.js';

const MEGABYTE = 1024 * 1024;
const PDF_ONLY = ['application/pdf'];
/** Of resumable uploads. */
const PURPOSE = 'paper';
/** Tables, interviews and questionnaires can be longer than the paper. */
const SUPPLEMENT_PAGES = 50;

export const FILE_PARTS = ['manuscript', 'supplement'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

interface PaperRule extends UploadRule {
  maxPages: Record<FilePart, number>;
  hasManuscript: boolean;
}

type Staged = Pick<Paper, 'id' | 'shownStatus' | 'correctionsBy'>;
type RuleRow = Staged &
  Pick<EditionDocument, 'limits' | 'submissions'> &
  Pick<PaperRule, 'hasManuscript'>;

interface PutFile {
  ownerId: string;
  paperId: string;
  part: FilePart;
  pdf: CheckedPdf;
  /** Of a file that was sent in several requests. */
  uploadId?: string | null;
}

interface NewFile {
  ownerId: string;
  paperId: string;
  part: FilePart;
  upload: Upload;
  rule: PaperRule;
}

/** An upload that was sent in several requests. */
export interface SentFile {
  part: FilePart;
  uploadId: string;
}

@Injectable()
export class PaperUploads implements UploadPurpose, OnModuleInit {
  readonly field = 'file';
  readonly types = PDF_ONLY;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stages: PaperStages,
    private readonly own: OwnPapers,
    private readonly files: PaperFiles,
    private readonly query: AuthorPapersQuery,
    private readonly clock: Clock,
    private readonly uploads: ResumableUploads,
    private readonly purposes: UploadPurposes,
  ) {}

  onModuleInit(): void {
    this.purposes.add(PURPOSE, this);
  }

  wrongType(): string {
    return texts.notPdf;
  }

  /** @throws AppError EMAIL_NOT_VERIFIED, NOT_FOUND, CLOSED and the errors of `PaperStages` */
  async rule(person: AuthenticatedUser, paperId: string): Promise<PaperRule> {
    admit({ level: 'verified' }, person);
    const found = await findUploadRule.first(this.dataSource.manager, {
      paperId,
      ownerId: person.id,
    });
    return this.ruleOf(found);
  }

  private async ruleOf(found: RuleRow | undefined): Promise<PaperRule> {
    if (!found) throw paperNotFound();
    const isEdit = found.shownStatus === 'submitted';
    if (isEdit && !isOpen(found.submissions, this.clock.now())) throw submissionsClosed();
    await this.stages.of(this.dataSource.manager, found);
    return paperRule(found);
  }

  /** @throws AppError INVALID_FILE; VALIDATION_FAILED for a supplement without a paper */
  async add(request: IdempotentRequest, file: NewFile): Promise<PaperDetails> {
    const { ownerId, paperId, part, upload, rule } = file;
    requireManuscript(part, rule);
    const body = { paperId, part, file: upload.sha256.toString('hex') };
    let removeOld = () => Promise.resolve();
    const answer = await this.files.withChecked(upload, rule.maxPages[part], (pdf) =>
      this.own.run({ ...request, body }, ownerId, paperId, async (tx) => {
        const { before, ...details } = await this.put(tx, { ownerId, paperId, part, pdf });
        removeOld = await this.files.removeByIds(tx, before ?? []);
        return this.query.details(tx, ownerId, details);
      }),
    );
    await removeOld();
    return answer;
  }

  /**
   * The same for a file that was sent in several requests. Its row takes the place of an idempotency key.
   * @throws AppError NOT_FOUND, also for uploads of others; CONFLICT while bytes are missing
   */
  async addSent(person: AuthenticatedUser, paperId: string, sent: SentFile): Promise<PaperDetails> {
    const { id: ownerId } = person;
    const { part, uploadId: id } = sent;
    const ids = { paperId, ownerId, uploadId: id, now: this.clock.now() };
    const found = await findSentFile.first(this.dataSource.manager, ids);
    const rule = await this.ruleOf(found);
    requireManuscript(part, rule);
    const expected = { purpose: PURPOSE, subjectId: paperId, rule };
    const again = () => this.query.read(this.dataSource.manager, ownerId, paperId);
    let removeOld = () => Promise.resolve();
    const keep = (pdf: CheckedPdf) =>
      this.dataSource.transaction(async (tx) => {
        const file = { ownerId, paperId, part, pdf, uploadId: id };
        const { before, isUsed, ...details } = await this.put(tx, file);
        if (!isUsed) throw uploadUsed();
        removeOld = await this.files.removeByIds(tx, before ?? []);
        return this.query.details(tx, ownerId, details);
      });
    const answer = await this.uploads.withFile(
      found?.sent ?? null,
      expected,
      (file) => this.files.withChecked(file, rule.maxPages[part], keep),
      again,
    );
    await removeOld();
    return answer;
  }

  /** @throws AppError NOT_FOUND and the errors of `PaperStages` */
  async removeSupplement(ownerId: string, paperId: string): Promise<void> {
    const removeFiles = await this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, paperId);
      const version = await this.unsubmitted(tx, paper, await this.stages.of(tx, paper));
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

  /** @returns the author's view of the paper, and the ids of the replaced files, if any */
  private async put(
    tx: EntityManager,
    { ownerId, paperId, part, pdf, uploadId = null }: PutFile,
  ): Promise<DetailsRow & { before: string[] | null; isUsed: boolean }> {
    const paper = await this.own.lock(tx, ownerId, paperId);
    const stage = await this.stages.of(tx, paper);
    const files = this.files.newFiles(pdf);
    const [{ id: fileId }, { id: reviewerFileId }] = files;
    const put = {
      ...{ paperId: paper.id, ownerId: paper.ownerId, stage, now: this.clock.now() },
      ...{ fileId, reviewerFileId, files: newFileRows(...files), pages: pdf.pages },
      findings: JSON.stringify(fileFindings(pdf, stage)),
      uploadId,
    };
    const row =
      part === 'supplement'
        ? await putSupplement.one(tx, put)
        : await putManuscript.one(tx, { ...put, id: newId(), round: paper.round });
    if (part === 'supplement' && !row.before) throw fileMissing(texts.manuscriptFirst);
    await this.files.write(files);
    return row;
  }

  private unsubmitted(
    tx: EntityManager,
    { id: paperId }: Paper,
    stage: PaperStage,
  ): Promise<PaperVersion | null> {
    return tx.findOneBy(PaperVersion, { paperId, stage, isSubmitted: false });
  }
}

function requireManuscript(part: FilePart, { hasManuscript }: PaperRule): void {
  if (part === 'supplement' && !hasManuscript) throw fileMissing(texts.manuscriptFirst);
}

function paperRule({ limits, hasManuscript }: RuleRow): PaperRule {
  const { paperBytes, paperPages, posterPagesMax } = limits;
  return {
    hasManuscript,
    field: 'file',
    maxBytes: paperBytes,
    // A draft's kind can still change, so its page count is checked at submission.
    maxPages: { manuscript: Math.max(paperPages, posterPagesMax), supplement: SUPPLEMENT_PAGES },
    types: PDF_ONLY,
    texts: {
      missing: texts.manuscriptMissing,
      wrongType: texts.notPdf,
      tooLarge: texts.tooLarge({ megabytes: paperBytes / MEGABYTE }),
    },
  };
}
