import { rm } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesService, type NewFile } from '../../platform/files/files.service.js';
import type { Upload } from '../../platform/files/upload.js';
import type { PdfFormat } from '../../platform/pdf/pdf-findings.js';
import { PdfChecker } from '../../platform/pdf/pdf-checker.js';
import { pdfRefusalText } from '../../platform/pdf/pdf-refusals.js';
import { PaperVersion } from '../paper/paper-version.entity.js';
import { Paper } from '../paper/paper.entity.js';
import { paperRefused, texts } from '../paper/papers.errors.js';

export interface CheckedPdf {
  original: Upload;
  copy: Upload;
  pages: number;
  format: PdfFormat;
  /** The visible text of each page. */
  texts: string[];
}

const FILE_COLUMNS = [
  'fileId',
  'reviewerFileId',
  'supplementFileId',
  'reviewerSupplementFileId',
] as const satisfies (keyof PaperVersion)[];
export type FileColumns = Pick<PaperVersion, (typeof FILE_COLUMNS)[number]>;

@Injectable()
export class PaperFiles {
  constructor(
    private readonly files: FilesService,
    private readonly pdfs: PdfChecker,
  ) {}

  /** @throws AppError INVALID_FILE for an encrypted or unreadable PDF, and above `maxPages` */
  async withChecked<Result>(
    original: Upload,
    maxPages: number,
    work: (pdf: CheckedPdf) => Promise<Result>,
  ): Promise<Result> {
    const strippedPath = `${original.path}.copy`;
    try {
      const found = await this.pdfs.copy({ path: original.path, maxPages, strippedPath });
      if (found.kind === 'too-many-pages') {
        throw paperRefused(texts.tooManyPages({ pages: found.pages, max: maxPages }));
      }
      if (found.kind !== 'readable') throw paperRefused(pdfRefusalText(found.kind));
      const { pages, format, texts: pageTexts } = found;
      const { bytes, sha256 } = found.copy;
      const of = { path: strippedPath, name: 'paper.pdf', bytes, sha256: Buffer.from(sha256) };
      const copy = { ...original, ...of };
      return await work({ original, copy, pages, format, texts: pageTexts });
    } finally {
      await rm(strippedPath, { force: true });
    }
  }

  /** @returns the ids of the original and of the copy */
  async keep(tx: EntityManager, { original, copy }: CheckedPdf): Promise<[string, string]> {
    const fileId = await this.files.keep(tx, original, 'paper');
    return [fileId, await this.files.keep(tx, copy, 'paper-copy')];
  }

  /** The rows of the original and of the copy; `write` stores their contents. */
  newFiles({ original, copy }: CheckedPdf): [NewFile, NewFile] {
    return [this.files.newFile(original, 'paper'), this.files.newFile(copy, 'paper-copy')];
  }

  /** After the statement with the rows. */
  write(files: [NewFile, NewFile]): Promise<void> {
    return this.files.write(...files);
  }

  /** @returns a function that deletes the contents, for after the commit */
  remove(tx: EntityManager, ...versions: Partial<FileColumns>[]): Promise<() => Promise<void>> {
    const ids = versions.flatMap((version) => FILE_COLUMNS.map((column) => version[column]));
    return this.removeByIds(
      tx,
      ids.filter((id) => id != null),
    );
  }

  /** The same for the ids of files. */
  removeByIds(tx: EntityManager, ids: string[]): Promise<() => Promise<void>> {
    // Versions that differ in their text share their files.
    return this.files.remove(tx, ...new Set(ids));
  }

  /** File names often contain the author's name. */
  async eraseNames(tx: EntityManager, ownerId: string): Promise<void> {
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

  async removeAll(tx: EntityManager, paperId: string): Promise<() => Promise<void>> {
    const versions = await tx.findBy(PaperVersion, { paperId });
    await tx.delete(PaperVersion, { paperId });
    return this.remove(tx, ...versions);
  }
}
