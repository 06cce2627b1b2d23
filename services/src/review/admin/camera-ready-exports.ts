import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import { spreadsheet, type SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { zip, type ZipEntry } from '../../platform/downloads/zip.js';
import { FilesService } from '../../platform/files/files.service.js';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { AdminPapersQuery, type CameraReadyPaper } from './admin-papers.read-model.js';
import { type CameraReadyExport, cameraReadyExportSchema } from './admin-papers.schema.js';
import { cameraReadyLabel } from './paper.columns.js';
import { paperFileName } from './paper-file-name.js';
import { utcDay } from '../../platform/core/time.js';

const texts = defineTexts('server.review.camera-ready-export', {
  number: 'Number',
  title: 'Title',
  authors: 'Authors',
  file: 'File',
  bytes: 'Bytes',
  sha256: 'SHA-256',
  state: 'State',
});

type Listed = CameraReadyPaper & { file: NonNullable<CameraReadyPaper['file']> };

const columns = (): SpreadsheetColumn<Listed>[] => [
  { header: texts.number, value: ({ number }) => number },
  { header: texts.title, value: ({ title }) => title },
  { header: texts.authors, value: ({ authors }) => authors },
  { header: texts.file, value: paperFileName },
  { header: texts.bytes, value: ({ file }) => file.bytes },
  { header: texts.sha256, value: ({ file }) => file.sha256 },
  {
    header: texts.state,
    value: ({ publication }) => publication && cameraReadyLabel(publication.cameraReady),
  },
];

/** The camera-ready files, and a manifest of exactly these. */
@Injectable()
export class CameraReadyExports implements DownloadSource<CameraReadyExport>, OnModuleInit {
  readonly level = 'admin';
  readonly rights = ['papers:read'] as const;
  readonly isSensitive = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly papers: AdminPapersQuery,
    private readonly stored: FilesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(cameraReadyExportSchema, this);
  }

  subject() {
    return { type: 'list', id: 'camera-ready' };
  }

  find(
    chair: AuthenticatedUser,
    { kind: _kind, ...filters }: CameraReadyExport,
  ): Promise<OpenDownload> {
    const now = this.clock.now();
    return Promise.resolve(() => ({
      name: `camera-ready-${utcDay(now)}.zip`,
      type: 'application/zip',
      content: zip(this.entries(this.papers.cameraReady(chair, filters), now)),
    }));
  }

  private async *entries(papers: AsyncGenerator<CameraReadyPaper>, day: Date) {
    const listed: Listed[] = [];
    for await (const paper of papers) {
      const { file } = paper;
      if (!file) continue;
      listed.push({ ...paper, file });
      const open = async () => (await this.stored.open(this.dataSource.manager, file.id)).content;
      yield { name: paperFileName(paper), at: new Date(file.at), open } satisfies ZipEntry;
    }
    const manifest = { name: 'manifest', format: 'csv', day } as const;
    const open = async () =>
      (await spreadsheet(manifest, columns(), Readable.from(listed) as AsyncIterable<Listed>))
        .content;
    yield { name: 'manifest.csv', at: day, open } satisfies ZipEntry;
  }
}
