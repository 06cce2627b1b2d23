import { PapersService } from '../../papers/accepted/papers.service.js';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { chosenColumns, presentColumns } from '../../platform/downloads/export-columns.js';
import { spreadsheet } from '../../platform/downloads/spreadsheet.js';
import { FilesService } from '../../platform/files/files.service.js';
import { AdminPapersQuery, type ExportedPaper } from './admin-papers.read-model.js';
import { type PapersExport, papersExportSchema } from './admin-papers.schema.js';
import { paperColumns } from './paper.columns.js';

@Injectable()
export class PaperExports implements DownloadSource<PapersExport>, OnModuleInit {
  readonly level = 'admin';
  readonly rights = ['papers:read'] as const;

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly papers: AdminPapersQuery,
    private readonly submitted: PapersService,
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(papersExportSchema, this);
  }

  subject() {
    return { type: 'list', id: 'papers' };
  }

  columns() {
    return Promise.resolve(presentColumns(paperColumns()));
  }

  find(
    chair: AuthenticatedUser,
    { format, columns, ...filters }: PapersExport,
  ): Promise<OpenDownload> {
    return Promise.resolve(() => this.file({ format, columns }, this.papers.all(chair, filters)));
  }

  private file(
    { format, columns }: Pick<PapersExport, 'format' | 'columns'>,
    rows: AsyncGenerator<ExportedPaper>,
  ): Download | Promise<Download> {
    const day = this.clock.now();
    const name = `papers-${day.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`;
    switch (format) {
      case 'csv':
      case 'xlsx':
        return spreadsheet(
          { name: 'papers', format, day },
          chosenColumns(paperColumns(), columns),
          rows,
        );
      case 'json':
        return { name, type: 'application/json', content: Readable.from(jsonOf(rows)) };
      case 'zip':
        return { name, type: 'application/zip', content: this.zip(rows) };
    }
  }

  /** Opens each file when the previous one is written. */
  private zip(rows: AsyncGenerator<ExportedPaper>): Readable {
    const zip = new ZipFile();
    const content = zip.outputStream as Readable;
    const add = async () => {
      for await (const row of rows) {
        const fileId = await this.submitted.newestFileId(this.dataSource.manager, row.id);
        if (!fileId) continue;
        const options = { compress: false, mtime: new Date(row.submittedAt) };
        zip.addReadStreamLazy(fileNameOf(row), options, (give) => {
          this.files.open(this.dataSource.manager, fileId).then(
            (file) => give(null, file.content),
            (error: unknown) => content.destroy(error as Error),
          );
        });
      }
      zip.end();
    };
    add().catch((error: unknown) => content.destroy(error as Error));
    return content;
  }
}

async function* jsonOf(rows: AsyncGenerator<ExportedPaper>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    const { facts, ...paper } = row;
    yield before + JSON.stringify({ ...paper, ...facts });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** ASCII, for every file system: "0042-radio-and-its-machines.pdf". */
function fileNameOf({ id, number, title }: ExportedPaper): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase();
  const first = number === null ? id : String(number).padStart(4, '0');
  return `${first}${words && `-${words}`}.pdf`;
}
