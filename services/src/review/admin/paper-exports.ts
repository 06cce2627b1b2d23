import { PapersService } from '../../papers/accepted/papers.service.js';
import { defineTexts } from '../../platform/i18n/define-texts.js';
import { paperState, paperStateLabel } from '../../platform/i18n/states.js';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { AuthenticatedUser } from '../../platform/http/policy/current-user.js';
import { Clock } from '../../platform/core/clock.js';
import type { DownloadSource, OpenDownload } from '../../platform/downloads/download-source.js';
import { DownloadsService } from '../../platform/downloads/downloads.service.js';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { spreadsheet, type SpreadsheetColumn } from '../../platform/downloads/spreadsheet.js';
import { FilesService } from '../../platform/files/files.service.js';
import { AdminPapersQuery } from './admin-papers.read-model.js';
import { type PaperRow, type PapersExport, papersExportSchema } from './admin-papers.schema.js';

const moment = (at: string | null) => (at === null ? null : new Date(at));

const texts = defineTexts('server.review.papers-export', {
  number: 'Number',
  title: 'Title',
  kind: 'Kind',
  kinds: { 'full-paper': 'Full paper', poster: 'Poster' },
  topic: 'Topic',
  authors: 'Authors',
  status: 'Status',
  round: 'Round',
  reviewers: 'Reviewers',
  reviews: 'Submitted reviews',
  score: 'Score',
  spread: 'Spread',
  similarity: 'Similarity %',
  aiShare: 'AI share %',
  submittedAt: 'Submitted (UTC)',
  dueAt: 'Due (UTC)',
  overdue: 'Overdue',
});

const columns = (): SpreadsheetColumn<PaperRow>[] => [
  { header: texts.number, width: 8, value: ({ number }) => number },
  { header: texts.title, width: 48, value: ({ title }) => title },
  { header: texts.kind, width: 12, value: ({ kind }) => texts.kinds[kind] },
  { header: texts.topic, width: 28, value: ({ topic }) => topic },
  { header: texts.authors, width: 48, value: ({ authors }) => authors },
  { header: texts.status, value: (paper) => paperStateLabel(paperState(paper)) },
  { header: texts.round, width: 8, value: ({ round }) => round },
  { header: texts.reviewers, width: 10, value: ({ reviews }) => reviews.assigned },
  { header: texts.reviews, width: 10, value: ({ reviews }) => reviews.submitted },
  { header: texts.score, width: 8, value: ({ score }) => score },
  { header: texts.spread, width: 8, value: ({ spread }) => spread },
  { header: texts.similarity, width: 12, value: ({ similarityPercent }) => similarityPercent },
  { header: texts.aiShare, width: 12, value: ({ aiPercent }) => aiPercent },
  { header: texts.submittedAt, format: 'moment', value: ({ submittedAt }) => moment(submittedAt) },
  { header: texts.dueAt, format: 'moment', value: ({ dueAt }) => moment(dueAt) },
  { header: texts.overdue, width: 10, value: ({ isOverdue }) => isOverdue },
];

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

  find(chair: AuthenticatedUser, { format, ...filters }: PapersExport): Promise<OpenDownload> {
    return Promise.resolve(() => this.file(format, this.papers.all(chair, filters)));
  }

  private file(
    format: PapersExport['format'],
    rows: AsyncGenerator<PaperRow>,
  ): Download | Promise<Download> {
    const day = this.clock.now();
    const name = `papers-${day.toISOString().slice(0, 'yyyy-mm-dd'.length)}.${format}`;
    switch (format) {
      case 'csv':
      case 'xlsx':
        return spreadsheet({ name: 'papers', format, day }, columns(), rows);
      case 'json':
        return { name, type: 'application/json', content: Readable.from(jsonOf(rows)) };
      case 'zip':
        return { name, type: 'application/zip', content: this.zip(rows) };
    }
  }

  /** Opens each file when the previous one is written. */
  private zip(rows: AsyncGenerator<PaperRow>): Readable {
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

async function* jsonOf(rows: AsyncGenerator<PaperRow>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** ASCII, for every file system: "0042-radio-and-its-machines.pdf". */
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
