import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../auth/current-user.js';
import type { DownloadSource } from '../downloads/download-source.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { FilesService } from '../files/files.service.js';
import type { PaperDownloadRequest } from './paper-download.schema.js';
import { PaperVersion } from './paper-version.entity.js';
import { Paper } from './paper.entity.js';
import { paperNotFound } from './papers.errors.js';

/** What authors uploaded, for themselves. */
@Injectable()
export class PaperDownloads implements DownloadSource<PaperDownloadRequest>, OnModuleInit {
  readonly level = 'verified';

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add('paper', this);
  }

  subject({ versionId }: PaperDownloadRequest) {
    return { type: 'paper-version', id: versionId };
  }

  async check(person: SignedInUser, request: PaperDownloadRequest): Promise<void> {
    await this.fileId(person, request);
  }

  async open(person: SignedInUser, request: PaperDownloadRequest): Promise<Download> {
    return this.files.open(this.dataSource.manager, await this.fileId(person, request));
  }

  /** @throws AppError NOT_FOUND, the same for what is not there and what is somebody else's */
  private async fileId(
    { id: ownerId }: SignedInUser,
    { versionId, part }: PaperDownloadRequest,
  ): Promise<string> {
    const tx = this.dataSource.manager;
    const version = await tx.findOneBy(PaperVersion, { id: versionId });
    const isOwn = version && (await tx.existsBy(Paper, { id: version.paperId, ownerId }));
    const id = part === 'supplement' ? version?.supplementFileId : version?.fileId;
    if (!isOwn || !id) throw paperNotFound();
    return id;
  }
}
