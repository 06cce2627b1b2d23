import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import type { DownloadSource } from '../downloads/download-source.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import type { Download } from '../downloads/send-as-attachment.js';
import type { ReviewPdfRequest } from './review-pdf.schema.js';
import { ReviewsService } from './reviews.service.js';

/** The PDF that stands beside the form, or its supplement, to be saved. */
@Injectable()
export class ReviewPdfDownloads implements DownloadSource<ReviewPdfRequest>, OnModuleInit {
  readonly level = 'reviewer';

  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: ReviewsService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add('review-pdf', this);
  }

  /** Not the paper: its author may be an admin who reads the audit. */
  subject(_request: ReviewPdfRequest, { id }: SignedInUser) {
    return { type: 'review-pdf', id };
  }

  check({ id }: SignedInUser, { paperId, part }: ReviewPdfRequest): Promise<void> {
    return this.reviews.checkPdf(this.dataSource.manager, id, paperId, part);
  }

  open({ id }: SignedInUser, { paperId, part }: ReviewPdfRequest): Promise<Download> {
    return this.reviews.openPdf(this.dataSource.manager, id, paperId, part);
  }
}
