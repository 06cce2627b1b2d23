import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { FilesService } from '../files/files.service.js';
import type { ReviewPdf } from './review-pdf.schema.js';
import { mayReadPdf, presentAssignment, presentReview } from './review.presenter.js';
import { reviewOf, type ReviewRow, reviewsOf } from './review.query.js';
import type { Assignments, PresentedAssignment, PresentedReview } from './review.schema.js';
import { pdfNotFound, reviewNotFound } from './reviews.errors.js';

/** What reviewers read. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  /** The reviewer's own assignments: what is still to do first, the most urgent at the top. */
  async assignmentsOf(tx: EntityManager, reviewerId: string): Promise<Assignments> {
    const now = this.clock.now();
    const rows = await reviewsOf(tx, reviewerId);
    return { items: rows.map((row) => presentAssignment(row, now)).sort(byUrgency) };
  }

  /** @throws AppError NOT_FOUND, the same for what is not there and what is not one's own */
  async read(tx: EntityManager, reviewerId: string, paperId: string): Promise<PresentedReview> {
    return presentReview(await this.find(tx, reviewerId, paperId), this.clock.now());
  }

  /**
   * A PDF without metadata, under a name that tells the number alone.
   * @throws AppError NOT_FOUND, also before the review is accepted
   */
  async openPdf(
    tx: EntityManager,
    reviewerId: string,
    paperId: string,
    part: ReviewPdf = 'paper',
  ): Promise<Download> {
    const row = await this.find(tx, reviewerId, paperId);
    const file = await this.files.open(tx, fileOf(row, part));
    const suffix = part === 'paper' ? '' : `-${part}`;
    return { ...file, name: `paper-${row.paperNumber ?? ''}${suffix}.pdf` };
  }

  /** @throws AppError NOT_FOUND when there is no PDF that this reviewer may have */
  async checkPdf(
    tx: EntityManager,
    reviewerId: string,
    paperId: string,
    part: ReviewPdf,
  ): Promise<void> {
    fileOf(await this.find(tx, reviewerId, paperId), part);
  }

  private async find(tx: EntityManager, reviewerId: string, paperId: string): Promise<ReviewRow> {
    const row = await reviewOf(tx, reviewerId, paperId);
    if (!row) throw reviewNotFound();
    return row;
  }
}

/** @throws AppError NOT_FOUND */
function fileOf(row: ReviewRow, part: ReviewPdf): string {
  const fileId = part === 'paper' ? row.pdfFileId : row.supplementFileId;
  if (!mayReadPdf(row) || !fileId) throw pdfNotFound();
  return fileId;
}

function byUrgency(one: PresentedAssignment, other: PresentedAssignment): number {
  return (
    Number(isPending(other)) - Number(isPending(one)) ||
    one.dueAt.localeCompare(other.dueAt) ||
    one.id.localeCompare(other.id)
  );
}

function isPending({ isOpen, status }: PresentedAssignment): boolean {
  return isOpen && (status === 'invited' || status === 'accepted');
}
