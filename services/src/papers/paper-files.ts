import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesService } from '../files/files.service.js';
import type { Upload } from '../files/upload.js';
import { PdfChecker } from '../pdf/pdf-checker.js';
import { PaperVersion } from './paper-version.entity.js';
import { Paper } from './paper.entity.js';
import { paperRefused } from './papers.errors.js';
import { texts } from './papers.texts.js';

/** A PDF that was looked into, and its copy for reviewers; both lie in a temporary place. */
export interface CheckedPdf {
  original: Upload;
  copy: Upload;
  pages: number;
}

const FILE_COLUMNS = [
  'fileId',
  'reviewerFileId',
  'supplementFileId',
  'reviewerSupplementFileId',
] as const satisfies (keyof PaperVersion)[];
export type FileColumns = Pick<PaperVersion, (typeof FILE_COLUMNS)[number]>;

/** The files of papers, from their arrival to their end. */
@Injectable()
export class PaperFiles {
  constructor(
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
  ) {}

  /**
   * Looks into a PDF and hands it on, together with a copy that tells nothing about who wrote it.
   * @param maxPages more are refused
   * @throws AppError INVALID_FILE that says what is wrong with it
   */
  async withChecked<Result>(
    original: Upload,
    maxPages: number,
    work: (pdf: CheckedPdf) => Promise<Result>,
  ): Promise<Result> {
    const strippedPath = `${original.path}.copy`;
    try {
      const found = await this.pdfs.check({ path: original.path, maxPages, strippedPath });
      if (found.kind === 'encrypted') throw paperRefused(texts.encrypted);
      if (found.kind === 'unreadable') throw paperRefused(texts.unreadable);
      if (found.kind === 'too-many-pages') {
        throw paperRefused(texts.tooManyPages(found.pages, maxPages));
      }
      const { bytes, sha256 } = found.copy;
      const of = { path: strippedPath, name: 'paper.pdf', bytes, sha256: Buffer.from(sha256) };
      return await work({ original, copy: { ...original, ...of }, pages: found.pages });
    } finally {
      await rm(strippedPath, { force: true });
    }
  }

  /** Keeps both. @returns their ids */
  keep(tx: EntityManager, { original, copy }: CheckedPdf): Promise<[string, string]> {
    return this.files.keepAll(tx, [original, 'paper'], [copy, 'paper-copy']);
  }

  /** Forgets files that no version names any more. @returns what removes them, for after the commit */
  remove(tx: EntityManager, ...versions: Partial<FileColumns>[]): Promise<() => Promise<void>> {
    const ids = versions.flatMap((version) => FILE_COLUMNS.map((column) => version[column]));
    return this.files.remove(tx, ...ids.filter((id) => id != null));
  }

  /** File names often hold a name; the files of a person's papers lose theirs. */
  async forgetNames(tx: EntityManager, ownerId: string): Promise<void> {
    const versions = await tx
      .createQueryBuilder(PaperVersion, 'version')
      .innerJoin(Paper, 'paper', 'paper.id = version.paperId')
      .where('paper.ownerId = :ownerId', { ownerId })
      .getMany();
    const ids = versions.flatMap(({ fileId, supplementFileId }) => [fileId, supplementFileId]);
    await this.files.rename(
      tx,
      ids.filter((id) => id !== null),
      'paper.pdf',
    );
  }

  /** Forgets all versions of a paper. */
  async removeAll(tx: EntityManager, paperId: string): Promise<() => Promise<void>> {
    const versions = await tx.findBy(PaperVersion, { paperId });
    await tx.delete(PaperVersion, { paperId });
    return this.remove(tx, ...versions);
  }
}
