import { EditionsService } from '../../conference/editions/editions.service.js';
import { type Track, trackOf } from '../../conference/editions/tracks.schema.js';
import { PapersService } from '../../papers/accepted/papers.service.js';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { chosenColumns, presentColumns } from '../../platform/downloads/export-columns.js';
import { spreadsheet } from '../../platform/downloads/spreadsheet.js';
import { zip, type ZipEntry } from '../../platform/downloads/zip.js';
import { FilesService } from '../../platform/files/files.service.js';
import { AdminPapersQuery, type ExportedPaper } from './admin-papers.read-model.js';
import { type PapersExport, papersExportSchema } from './admin-papers.schema.js';
import { paperColumns } from './paper.columns.js';
import { paperFileName } from './paper-file-name.js';
import { utcDay } from '../../platform/core/time.js';

@Injectable()
export class PaperExports implements DownloadSource<PapersExport>, OnModuleInit {
  readonly level = 'admin';
  readonly rights = ['papers:read'] as const;
  readonly isSensitive = true;

  constructor(
    private readonly dataSource: DataSource,
    private readonly downloads: DownloadsService,
    private readonly papers: AdminPapersQuery,
    private readonly submitted: PapersService,
    private readonly stored: FilesService,
    private readonly editions: EditionsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.downloads.add(papersExportSchema, this);
  }

  subject() {
    return { type: 'list', id: 'papers' };
  }

  async columns() {
    return presentColumns(paperColumns(await this.tracks()));
  }

  find(
    chair: AuthenticatedUser,
    { format, columns, ...filters }: PapersExport,
  ): Promise<OpenDownload> {
    return Promise.resolve(() => this.file({ format, columns }, this.papers.all(chair, filters)));
  }

  private async file(
    { format, columns }: Pick<PapersExport, 'format' | 'columns'>,
    rows: AsyncGenerator<ExportedPaper>,
  ): Promise<Download> {
    const tracks = await this.tracks();
    const day = this.clock.now();
    const name = `papers-${utcDay(day)}.${format}`;
    switch (format) {
      case 'csv':
      case 'xlsx':
        return spreadsheet(
          { name: 'papers', format, day },
          chosenColumns(paperColumns(tracks), columns),
          rows,
        );
      case 'json':
        return { name, type: 'application/json', content: Readable.from(jsonOf(rows, tracks)) };
      case 'zip':
        return { name, type: 'application/zip', content: zip(this.files(rows)) };
    }
  }

  private async tracks(): Promise<Track[]> {
    return (await this.editions.current(this.dataSource.manager)).document.tracks;
  }

  private async *files(rows: AsyncGenerator<ExportedPaper>): AsyncGenerator<ZipEntry> {
    for await (const row of rows) {
      const fileId = await this.submitted.newestFileId(this.dataSource.manager, row.id);
      if (!fileId) continue;
      const open = async () => (await this.stored.open(this.dataSource.manager, fileId)).content;
      yield { name: paperFileName(row), at: new Date(row.submittedAt), open };
    }
  }
}

async function* jsonOf(
  rows: AsyncGenerator<ExportedPaper>,
  tracks: Track[],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    const { facts, ...paper } = row;
    const named = tracks.length > 0 && { track: trackOf(tracks, paper.topic)?.name ?? null };
    yield before + JSON.stringify({ ...paper, ...named, ...facts });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
