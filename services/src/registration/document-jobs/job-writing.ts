import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/core/clock.js';
import { SECOND } from '../../platform/core/time.js';
import { zip, type ZipEntry } from '../../platform/downloads/zip.js';
import { factsSchema } from '../document-layouts/document-kinds.js';
import {
  DocumentFiles,
  type DocumentWriter,
  fileName,
} from '../issued-documents/document-files.js';
import { findValid, type Written } from '../issued-documents/issued-documents.sql.js';
import type { WrittenDocument } from '../issued-documents/shown-document.js';
import type { ProblemReason } from './document-jobs.schema.js';
import { deleteProblems, type Problem } from './document-jobs.sql.js';
import type { JobRun } from './job-run.js';

const AT_A_TIME = 50;

/** Writes the documents of a job to one file, and holds some of them at a time. */
@Injectable()
export class JobWriting {
  constructor(
    private readonly files: DocumentFiles,
    private readonly clock: Clock,
  ) {}

  /** The stream fails with JobTaken, and with the reason of a shutdown. */
  async write(run: JobRun): Promise<Readable> {
    await deleteProblems.run(run.dataSource, { id: run.job.id });
    const writer = await this.files.open();
    const documents = this.documentsOf(run, writer);
    const content =
      run.job.output === 'pdf'
        ? await writer.all(documents, run.job.total)
        : zip(entries(documents, writer));
    return content.once('close', () => writer.close());
  }

  /** Those that are left out are listed with a reason. */
  private async *documentsOf(run: JobRun, writer: DocumentWriter): AsyncGenerator<WrittenDocument> {
    let advancedAt = this.clock.now().getTime();
    let problems: Problem[] = [];
    const advance = async (done: number) => {
      await run.advance(run.dataSource, { done, problems });
      problems = [];
      advancedAt = this.clock.now().getTime();
    };
    for (let from = 0; from < run.job.total; from += AT_A_TIME) {
      const ids = await run.subjects(from, AT_A_TIME);
      const found = new Map(
        (await findValid.all(run.dataSource, { ids })).map((one) => [one.id, one]),
      );
      for (const [index, id] of ids.entries()) {
        if (this.clock.now().getTime() - advancedAt > SECOND) await advance(from + index);
        const checked = await checkedDocument(found.get(id), writer);
        if (typeof checked === 'string') problems.push({ subjectId: id, reason: checked });
        else yield checked;
      }
      await advance(from + ids.length);
    }
  }
}

async function checkedDocument(
  found: Written | undefined,
  writer: DocumentWriter,
): Promise<WrittenDocument | ProblemReason> {
  if (!found) return 'revoked';
  const { success, data: facts } = factsSchema.safeParse(found.facts);
  if (!success) return 'facts';
  const document = { ...found, facts };
  return writer.readPictures(document).then(
    () => document,
    () => 'signature' as const,
  );
}

async function* entries(
  documents: AsyncIterable<WrittenDocument>,
  writer: DocumentWriter,
): AsyncGenerator<ZipEntry> {
  for await (const document of documents) {
    const bytes = await buffer(await writer.single(document));
    const open = () => Promise.resolve(Readable.from([bytes]));
    yield { name: fileName(document), at: document.issuedAt, open };
  }
}
