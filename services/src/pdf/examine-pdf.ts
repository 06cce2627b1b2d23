import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { allowAllocations, wasLimitPassed } from './allocation-limit.js';
import type { PdfFindings, PdfTask } from './pdf-findings.js';
import { isPasswordWanted, readPages } from './read-pages.js';
import { strippedPdf } from './stripped-pdf.js';

const MEGABYTE = 1024 * 1024;
/** For reading, stripping and reading again: some twenty times what the largest file needs to lie in memory. */
const MEMORY = 256 * MEGABYTE;

/** Looks into a PDF and writes its stripped copy. Never throws. */
export async function examinePdf({ path, maxPages, strippedPath }: PdfTask): Promise<PdfFindings> {
  allowAllocations(MEMORY);
  try {
    const bytes = await readFile(path);
    const { pages, isEncrypted } = await readPages(bytes, maxPages);
    if (isEncrypted) return { kind: 'encrypted' };
    if (pages > maxPages) return { kind: 'too-many-pages', pages };
    const stripped = await strippedPdf(bytes);
    const copy = await readPages(stripped, maxPages);
    if (pages < 1 || copy.pages !== pages || wasLimitPassed()) return { kind: 'unreadable' };
    await writeFile(strippedPath, stripped);
    const sha256 = createHash('sha256').update(stripped).digest();
    return { kind: 'readable', pages, copy: { bytes: stripped.length, sha256 } };
  } catch (error) {
    return { kind: isPasswordWanted(error) ? 'encrypted' : 'unreadable' };
  }
}
