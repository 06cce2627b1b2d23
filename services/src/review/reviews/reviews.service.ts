import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { OpenDownload } from '../../platform/downloads/download-source.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { FilesService } from '../../platform/files/files.service.js';
import type {
  ReviewPdf,
  Assignments,
  PresentedAssignment,
  PresentedReview,
  ReviewVersions,
} from './review.schema.js';
import { addedFields, mayReadPdf, presentAssignment, presentReview } from './review.presenter.js';
import {
  findMetaReviewedPdf,
  findShepherdedPdf,
  reviewOf,
  type ReviewRow,
  reviewsOf,
} from './review.read-model.js';
import { presentVersions } from './review-versions.js';
import { findVersions } from './review-versions.read-model.js';
import { factsOf } from './review-status.js';
import { pdfNotFound, reviewNotFound } from './reviews.errors.js';

@Injectable()
export class ReviewsService {
  constructor(
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  /** Open assignments first, by deadline. */
  async assignmentsOf(tx: EntityManager, reviewerId: string): Promise<Assignments> {
    const now = this.clock.now();
    const rows = await reviewsOf(tx, reviewerId);
    return { items: rows.map((row) => presentAssignment(row, now)).sort(byUrgency) };
  }

  /** @throws AppError NOT_FOUND, also for reviews of other reviewers */
  async read(tx: EntityManager, reviewerId: string, paperId: string): Promise<PresentedReview> {
    return presentReview(await this.find(tx, reviewerId, paperId), this.clock.now());
  }

  /** Of the caller's own review. @throws AppError NOT_FOUND */
  async versions(tx: EntityManager, reviewerId: string, paperId: string): Promise<ReviewVersions> {
    const row = await this.find(tx, reviewerId, paperId);
    const versions = await findVersions.all(tx, { reviewId: row.id });
    return { versions: presentVersions(versions, addedFields(row)) };
  }

  /** The name contains only the paper's number. @throws AppError NOT_FOUND before acceptance */
  async openPdf(
    tx: EntityManager,
    reviewerId: string,
    paperId: string,
    part: ReviewPdf = 'paper',
  ): Promise<Download> {
    return (await this.findPdf(tx, reviewerId, paperId, part))();
  }

  /** @returns what opens it @throws AppError NOT_FOUND without a PDF that this reviewer can read */
  async findPdf(
    tx: EntityManager,
    reviewerId: string,
    paperId: string,
    part: ReviewPdf,
  ): Promise<OpenDownload> {
    const row = await this.findReadable(tx, reviewerId, paperId);
    const fileId = part === 'paper' ? row.pdfFileId : row.supplementFileId;
    if (!fileId) throw pdfNotFound();
    const suffix = part === 'paper' ? '' : `-${part}`;
    const name = `paper-${row.paperNumber ?? ''}${suffix}.pdf`;
    return async () => ({ ...(await this.files.open(tx, fileId)), name });
  }

  /** Of the reviewer, the meta-reviewer or the shepherd. @throws AppError NOT_FOUND */
  private async findReadable(tx: EntityManager, userId: string, paperId: string) {
    const review = await reviewOf(tx, userId, paperId);
    if (review && mayReadPdf(review)) return review;
    const asked = { userId, paperId };
    const readable =
      (await findMetaReviewedPdf.first(tx, asked)) ?? (await findShepherdedPdf.first(tx, asked));
    if (readable) return readable;
    throw review ? pdfNotFound() : reviewNotFound();
  }

  private async find(tx: EntityManager, reviewerId: string, paperId: string): Promise<ReviewRow> {
    const row = await reviewOf(tx, reviewerId, paperId);
    if (!row) throw reviewNotFound();
    return row;
  }
}

function byUrgency(one: PresentedAssignment, other: PresentedAssignment): number {
  return (
    Number(isPending(other)) - Number(isPending(one)) ||
    one.dueAt.localeCompare(other.dueAt) ||
    one.id.localeCompare(other.id)
  );
}

function isPending({ isOpen, status }: PresentedAssignment): boolean {
  return isOpen && factsOf(status).isPending;
}
