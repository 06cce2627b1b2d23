import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { type ReviewPdfRequest, reviewPdfSchema } from './review.schema.js';
import { ReviewsService } from './reviews.service.js';

@Injectable()
export class ReviewPdfDownloads implements DownloadSource<ReviewPdfRequest>, OnModuleInit {
  readonly level = 'reviewer';

  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add(reviewPdfSchema, this);
  }

  /** Without the paper: its author may be an admin who reads the audit log. */
  subject(_request: ReviewPdfRequest, { id }: AuthenticatedUser) {
    return { type: 'review-pdf', id };
  }

  find({ id }: AuthenticatedUser, { paperId, part }: ReviewPdfRequest): Promise<OpenDownload> {
    return this.reviews.findPdf(this.dataSource.manager, id, paperId, part);
  }
}
