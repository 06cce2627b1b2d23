import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { SignedInUser } from '../auth/current-user.js';
import { Clock } from '../common/clock.js';
import type { DownloadSource } from '../downloads/download-source.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import type { Download } from '../downloads/send-as-attachment.js';
import { spreadsheet } from '../downloads/spreadsheet.js';
import { FilesService } from '../files/files.service.js';
import { AdminPapersQuery } from './admin-papers.query.js';
import type { PaperRow, PapersExport } from './admin-papers.schema.js';
import { paperColumns } from './paper.columns.js';

/** The list of papers as a file, without the chair's own; all of them are written while they are read. */
@Injectable()
export class PaperExports implements DownloadSource<PapersExport>, OnModuleInit {
  readonly level = 'admin';

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly papers: AdminPapersQuery,
    private readonly files: FilesService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add('papers', this);
  }

  subject() {
    return { type: 'list', id: 'papers' };
  }

  open(chair: SignedInUser, { format, ...filters }: PapersExport): Promise<Download> {
    return Promise.resolve(this.file(format, this.papers.all(chair, filters)));
  }

  private file(format: PapersExport['format'], rows: AsyncGenerator<PaperRow>): Download {
    const day = this.clock.now();
    const name = `papers-${day.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`;
    switch (format) {
      case 'csv':
      case 'xlsx':
        return spreadsheet({ name: 'papers', format, day }, paperColumns, rows);
      case 'json':
        return { name, type: 'application/json', content: Readable.from(jsonOf(rows)) };
      case 'zip':
        return { name, type: 'application/zip', content: this.zip(rows) };
    }
  }

  /** The newest PDF that was handed in of each paper; each is opened when those before it are written. */
  private zip(rows: AsyncGenerator<PaperRow>): Readable {
    const zip = new ZipFile();
    const content = zip.outputStream as Readable;
    const add = async () => {
      for await (const row of rows) {
        const fileId = await this.newestFile(row.id);
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

  private async newestFile(paperId: string): Promise<string | undefined> {
    const [version] = await this.dataSource.query<{ fileId: string }[]>(
      `SELECT file_id AS "fileId" FROM paper_versions
        WHERE paper_id = $1 AND is_submitted ORDER BY number DESC LIMIT 1`,
      [paperId],
    );
    return version?.fileId;
  }
}

async function* jsonOf(rows: AsyncGenerator<PaperRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** "0042-radio-and-its-machines.pdf": letters that every file system takes. */
function fileNameOf({ id, number, title }: PaperRow): string {
  const words = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase();
  const first = number === null ? id : String(number).padStart(4, '0');
  return `${first}${words && `-${words}`}.pdf`;
}
