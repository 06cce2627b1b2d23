import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import type { Download } from '../../platform/downloads/send-as-attachment.js';
import { receiveFile } from '../../platform/files/received-file.js';
import type { JobOutput } from './document-jobs.schema.js';

interface Job {
  id: string;
  output: JobOutput;
}

const TYPES = { pdf: 'application/pdf', zip: 'application/zip', documents: '' };

/** Under the job's id, so that a file without its job is found by no one and overwritten by a repeat. */
const keyOf = ({ id, output }: Job) => `document-jobs/${id}.${output}`;

/** In the store of files, and in no backup: a job writes its file again. */
@Injectable()
export class JobFiles {
  constructor(private readonly disk: Disk) {}

  /** @returns its bytes */
  async keep(job: Job, content: Readable): Promise<number> {
    const path = join(tmpdir(), `documents-${randomUUID()}`);
    try {
      const { bytes } = await receiveFile(path, [content]);
      await this.disk.copyFromFs(path, keyOf(job));
      return bytes;
    } finally {
      await rm(path, { force: true });
    }
  }

  async open(job: Job & { kind: string; bytes: number }): Promise<Download> {
    const { kind, output, bytes } = job;
    const content = await this.disk.getStream(keyOf(job));
    return { name: `${kind}.${output}`, type: TYPES[output], bytes, content };
  }

  async delete(jobs: Job[]): Promise<void> {
    for (const job of jobs) if (job.output !== 'documents') await this.disk.delete(keyOf(job));
  }
}
