import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import type { OnceRequest } from '../common/idempotency/once.js';
import { newId } from '../common/new-id.js';
import type { EditionDocument } from '../editions/edition.schema.js';
import { isReadablePdf } from '../files/readable-pdf.js';
import type { Upload, UploadRule } from '../files/upload.js';
import type { PaperDetails } from './author-paper.schema.js';
import { OwnPapers } from './own-papers.js';
import { type CheckedPdf, type FileColumns, PaperFiles } from './paper-files.js';
import { PaperPartners } from './paper-partners.js';
import { stageOf } from './paper-stage.js';
import { PUT_MANUSCRIPT, PUT_SUPPLEMENT, UPLOAD_RULE } from './paper-uploads.sql.js';
import { PaperVersion, type PaperStage } from './paper-version.entity.js';
import type { Paper } from './paper.entity.js';
import { fileMissing, paperNotFound } from './papers.errors.js';
import { texts } from './papers.texts.js';

const MEGABYTE = 1024 * 1024;
/** What stands beside a paper may be longer: tables, interviews, questionnaires. */
const SUPPLEMENT_PAGES = 50;

export const FILE_PARTS = ['manuscript', 'supplement'] as const;
export type FilePart = (typeof FILE_PARTS)[number];

interface PaperRule extends UploadRule {
  maxPages: Record<FilePart, number>;
  /** A supplement stands beside one. */
  hasManuscript: boolean;
}

/** What its stage is found by. */
type Staged = Pick<Paper, 'id' | 'shownStatus' | 'correctionsBy'>;
type FilesBefore = Partial<FileColumns>[];
type RuleRow = Staged & Pick<EditionDocument, 'limits'> & Pick<PaperRule, 'hasManuscript'>;

interface Arrival {
  ownerId: string;
  paperId: string;
  part: FilePart;
  upload: Upload;
  rule: PaperRule;
}

/** Files on their way into a version that was not handed in yet. */
@Injectable()
export class PaperUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly partners: PaperPartners,
    private readonly own: OwnPapers,
    private readonly files: PaperFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * What a file for this paper must be. Asked before anything is read.
   * @throws AppError NOT_FOUND, and what `stageOf` throws
   */
  async rule(ownerId: string, paperId: string): Promise<PaperRule> {
    const tx = this.dataSource.manager;
    const [found] = await tx.query<RuleRow[]>(UPLOAD_RULE, [paperId, ownerId]);
    if (!found) throw paperNotFound();
    await this.stage(tx, found);
    return paperRule(found);
  }

  /**
   * Keeps a file, in the place of the one that was there.
   * @throws AppError INVALID_FILE that says what is wrong; VALIDATION_FAILED for a supplement of nothing
   */
  async add(once: OnceRequest, arrival: Arrival): Promise<PaperDetails> {
    const { ownerId, paperId, part, upload, rule } = arrival;
    if (part === 'supplement' && !rule.hasManuscript) throw fileMissing(texts.manuscriptFirst);
    const body = { paperId, part, file: upload.sha256.toString('hex') };
    let forget = () => Promise.resolve();
    const answer = await this.files.withChecked(upload, rule.maxPages[part], (pdf) =>
      this.own.once({ ...once, body }, ownerId, async (tx) => {
        const paper = await this.own.lock(tx, ownerId, paperId);
        const stage = await this.stage(tx, paper);
        forget = await this.put(tx, paper, stage, part, pdf);
        return paperId;
      }),
    );
    await forget();
    return answer;
  }

  /** @throws AppError NOT_FOUND, and what `stageOf` throws */
  async removeSupplement(ownerId: string, paperId: string): Promise<void> {
    const forget = await this.dataSource.transaction(async (tx) => {
      const paper = await this.own.lock(tx, ownerId, paperId);
      const version = await this.open(tx, paper, await this.stage(tx, paper));
      if (!version) return () => Promise.resolve();
      const { id, supplementFileId, reviewerSupplementFileId } = version;
      const none = { supplementFileId: null, reviewerSupplementFileId: null };
      await tx.update(PaperVersion, { id }, { ...none, supplementPages: null });
      return this.files.remove(tx, { supplementFileId, reviewerSupplementFileId });
    });
    await forget();
  }

  private async put(
    tx: EntityManager,
    paper: Paper,
    stage: PaperStage,
    part: FilePart,
    pdf: CheckedPdf,
  ): Promise<() => Promise<void>> {
    const kept = await this.files.keep(tx, pdf);
    const values = [paper.id, stage, this.clock.now(), ...kept, pdf.pages];
    const before =
      part === 'supplement'
        ? await tx.query<FilesBefore>(PUT_SUPPLEMENT, values)
        : await tx.query<FilesBefore>(PUT_MANUSCRIPT, [...values, newId(), paper.round]);
    if (part === 'supplement' && before.length === 0) throw fileMissing(texts.manuscriptFirst);
    return this.files.remove(tx, ...before);
  }

  /** The version that is not handed in yet. */
  private open(
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
    // The kind of a draft may still change, so its page count is judged with everything else.
    maxPages: { manuscript: Math.max(paperPages, posterPagesMax), supplement: SUPPLEMENT_PAGES },
    types: ['application/pdf'],
    isReadable: isReadablePdf,
    texts: {
      missing: texts.manuscriptMissing,
      wrongType: texts.notPdf,
      tooLarge: texts.tooLarge(paperBytes / MEGABYTE),
    },
  };
}
