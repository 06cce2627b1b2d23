import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { FilesService } from '../../platform/files/files.service.js';
import { findReadableFile } from './readable-file.read-model.js';
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

  /** @throws AppError NOT_FOUND, also for papers of other authors */
  async find(
    { id: userId }: AuthenticatedUser,
    { versionId, part }: PaperDownloadRequest,
  ): Promise<OpenDownload> {
    const asked = { userId, versionId, part };
    const file = await findReadableFile.first(this.dataSource.manager, asked);
    if (!file) throw paperNotFound();
    return () => this.files.contentOf(file);
  }
}
