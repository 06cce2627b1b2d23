import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../http/policy/current-user.js';
import type { DownloadSource, OpenDownload } from '../downloads/download-source.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { type FileDownloadRequest, fileDownloadSchema } from './file-download.schema.js';
import { FilesService } from './files.service.js';

@Injectable()
export class FileDownloads implements DownloadSource<FileDownloadRequest>, OnModuleInit {
  readonly level = 'admin';
  readonly rights = ['files:read'] as const;

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FilesService,
    private readonly downloads: DownloadsService,
  ) {}

  onModuleInit(): void {
    this.downloads.add(fileDownloadSchema, this);
  }

  subject({ fileId }: FileDownloadRequest) {
    return { type: 'file', id: fileId };
  }

  async find(organiser: AuthenticatedUser, { fileId }: FileDownloadRequest): Promise<OpenDownload> {
    const file = await this.files.findFor(this.dataSource.manager, organiser, fileId);
    return () => this.files.contentOf(file);
  }
}
