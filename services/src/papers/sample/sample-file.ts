import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheckedPdf, PaperFiles } from '../files/paper-files.js';
import { samplePdf } from './sample-pdf.js';

export const PAGES = 6;

/** The manuscript of all samples. */
export async function withSampleFile(
  files: PaperFiles,
  work: (pdf: CheckedPdf) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'plenary-samples-'));
  try {
    const path = join(folder, 'sample.pdf');
    const content = samplePdf(PAGES);
    await writeFile(path, content);
    const sha256 = createHash('sha256').update(content).digest();
    const file = { path, name: 'sample.pdf', type: 'application/pdf', extension: 'pdf', sha256 };
    await files.withChecked({ ...file, bytes: content.length }, PAGES, work);
  } finally {
    await rm(folder, { recursive: true });
  }
}
