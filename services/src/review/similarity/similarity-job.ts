import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readablePages, withoutReferences } from '../../papers/files/file-findings.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import { after, MINUTE } from '../../platform/core/time.js';
import { runAlone } from '../../platform/database/run-alone.js';
import { FilesService } from '../../platform/files/files.service.js';
import { Scheduler } from '../../platform/jobs/scheduler.js';
import { runThread } from '../../platform/jobs/thread.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import * as rows from './paper-texts.sql.js';
import type { Pair, Similarity } from './similarity.js';
import * as read from './similarity.read-model.js';
import type { SimilarityTask } from './similarity-thread.js';

/** The built program, also in tests, which compile everything else themselves. */
const PROGRAM = new URL('../../../dist/review/similarity/similarity-thread.js', import.meta.url);

/** Papers whose texts are in memory together, with up to twenty others each. */
const AT_ONCE = 20;
/** Pages that are read of a paper. */
const MAX_PAGES = 60;

/** Compares the texts of submitted papers hourly, and when a chair opens one whose file changed; in one process at a time. */
@Injectable()
export class SimilarityJob implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(SimilarityJob.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private endedAt: Date | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduler: Scheduler,
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.scheduler.add(() => this.refresh());
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running?.catch(() => undefined);
  }

  /** As `refresh`, unless a run ended within a minute: what it cannot compare would start one with each look. Logs a failure. */
  refreshed(): Promise<void> {
    if (this.endedAt && this.clock.now() < after(this.endedAt, MINUTE)) return Promise.resolve();
    return this.refresh().catch((error: unknown) => {
      if (!this.stopping.signal.aborted) this.logger.error(error);
    });
  }

  /** Joins a run that has begun. */
  refresh(): Promise<void> {
    this.running ??= runAlone(this.config, 'similarity of papers', () => this.run()).finally(() => {
      this.running = undefined;
      this.endedAt = this.clock.now();
    });
    return this.running;
  }

  private async run(): Promise<void> {
    const { manager } = this.dataSource;
    for (const papers of batches(await read.findUnread.all(manager))) await this.readAll(papers);
    const changed = await read.findUncompared.all(manager);
    if (changed.length === 0) return;
    const pairs = await this.pairs(new Set(changed.map(({ id }) => id)));
    for (const batch of batches(changed)) {
      const ids = new Set(batch.map(({ id }) => id));
      await this.compare(
        batch.map(({ versionId }) => versionId),
        pairs.filter((pair) => pair.some((id) => ids.has(id))),
      );
    }
  }

  private async readAll(papers: read.UnreadPaper[]): Promise<void> {
    const texts: { paper: read.UnreadPaper; text: string; fileState: rows.FileState }[] = [];
    for (const paper of papers) {
      this.stopping.signal.throwIfAborted();
      try {
        texts.push({ paper, ...(await this.textOf(paper)) });
      } catch (error) {
        this.logger.warn(`The file of paper ${paper.paperId} was not read: ${String(error)}`);
        // It was compared without its file before.
        if (paper.fileState === 'unavailable') continue;
        texts.push({ paper, text: joined(paper, ''), fileState: 'unavailable' });
      }
    }
    const task = { kind: 'fingerprints' as const, texts: texts.map(({ text }) => text) };
    const fingerprints = await this.inThread<Uint32Array[]>(task);
    await this.dataSource.transaction(async (tx) => {
      for (const [at, { paper, text, fileState }] of texts.entries()) {
        const { paperId, versionId } = paper;
        await rows.deleteText.run(tx, { paperId });
        const hashes = Buffer.from(fingerprints[at]?.buffer ?? new ArrayBuffer());
        await rows.insertText.run(tx, {
          paperId,
          versionId,
          text,
          fingerprints: hashes,
          fileState,
        });
      }
    });
  }

  /** The title, the abstract, and the file without its references; a file that cannot be read, or has only pictures, adds nothing. */
  private async textOf(paper: read.UnreadPaper): Promise<Pick<rows.NewText, 'text' | 'fileState'>> {
    const folder = await mkdtemp(join(tmpdir(), 'plenary-text-'));
    try {
      const path = join(folder, 'paper.pdf');
      const { content } = await this.files.contentOf(paper);
      await pipeline(content, createWriteStream(path));
      const found = await this.pdfs.read({ path, maxPages: MAX_PAGES, isTextOnly: true });
      const pages = found.kind === 'readable' ? withoutReferences(readablePages(found.texts)) : [];
      const text = withoutLineBreaks(pages.join('\n'));
      const fileState = text.trim() === '' ? 'unreadable' : 'read';
      return { text: joined(paper, text), fileState };
    } finally {
      await rm(folder, { recursive: true });
    }
  }

  private async pairs(changed: Set<string>): Promise<Pair[]> {
    const found = await read.findFingerprints.all(this.dataSource);
    const texts = found.map(({ id, fingerprints }) => ({
      id,
      fingerprints: new Uint32Array(new Uint8Array(fingerprints).buffer),
    }));
    return this.inThread<Pair[]>({ kind: 'pairs', texts, changed });
  }

  private async compare(changed: string[], pairs: Pair[]): Promise<void> {
    const ids = [...new Set(pairs.flat())];
    const found = await read.findTexts.all(this.dataSource, { ids });
    const texts = new Map(found.map(({ id, text }) => [id, text]));
    const versionOf = new Map(found.map(({ id, versionId }) => [id, versionId]));
    const similarities = await this.inThread<Similarity[]>({ kind: 'compare', texts, pairs });
    const values = similarities.flatMap((similarity): rows.SimilarityRow[] => {
      const versionId = versionOf.get(similarity.id);
      const otherVersionId = versionOf.get(similarity.otherId);
      return versionId && otherVersionId ? [{ ...similarity, versionId, otherVersionId }] : [];
    });
    await this.dataSource.transaction((tx) => this.store(tx, changed, values));
  }

  private async store(tx: EntityManager, versionIds: string[], values: rows.SimilarityRow[]) {
    await rows.insertSimilarities.run(tx, { rows: JSON.stringify(values) });
    await rows.markCompared.run(tx, { versionIds, at: this.clock.now() });
  }

  private inThread<Result>(task: SimilarityTask): Promise<Result> {
    return runThread<Result>(PROGRAM, task, { signal: this.stopping.signal });
  }
}

function batches<T>(items: T[]): T[][] {
  const count = Math.ceil(items.length / AT_ONCE);
  return Array.from({ length: count }, (_, at) => items.slice(at * AT_ONCE, (at + 1) * AT_ONCE));
}

const joined = ({ title, abstract }: read.UnreadPaper, text: string) =>
  [title, abstract, text].join('\n');

/** With words that were hyphenated at the end of a line in one piece. */
function withoutLineBreaks(text: string): string {
  return text.replace(/(\p{L})-\n(?=\p{Ll})/gu, '$1').replace(/\s+/g, ' ');
}
