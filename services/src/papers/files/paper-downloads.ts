import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { DownloadSource } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { FilesService } from '../../platform/files/files.service.js';
import { findReadableVersion } from './readable-version.read-model.js';
import { paperNotFound } from '../paper/papers.errors.js';
import * as z from 'zod';
import { downloadKind } from '../../platform/downloads/download-kinds.js';
import { idSchema } from '../../platform/http/fields.schema.js';

export const paperDownloadSchema = downloadKind(
  z
    .strictObject({
      kind: z.literal('paper'),
      versionId: idSchema,
      part: z.enum(['manuscript', 'supplement']),
    })
    .meta({ id: 'PaperDownload' }),
);
export type PaperDownloadRequest = z.output<typeof paperDownloadSchema>;

@Injectable()
export class PaperDownloads implements DownloadSource<PaperDownloadRequest>, OnModuleInit {
  readonly level = 'verified';

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add(paperDownloadSchema, this);
  }

  subject({ versionId }: PaperDownloadRequest) {
    return { type: 'paper-version', id: versionId };
  }

  async check(person: AuthenticatedUser, request: PaperDownloadRequest): Promise<void> {
    await this.fileId(person, request);
  }

  async open(person: AuthenticatedUser, request: PaperDownloadRequest): Promise<Download> {
    return this.files.open(this.dataSource.manager, await this.fileId(person, request));
  }

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  private async fileId(
    { id: userId }: AuthenticatedUser,
    { versionId, part }: PaperDownloadRequest,
  ): Promise<string> {
    const tx = this.dataSource.manager;
    const version = await findReadableVersion.first(tx, { userId, versionId });
    const id = part === 'supplement' ? version?.supplementFileId : version?.fileId;
    if (!id) throw paperNotFound();
    return id;
  }
}
