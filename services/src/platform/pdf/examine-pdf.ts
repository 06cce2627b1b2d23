import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { allowAllocations, wasLimitPassed } from './allocation-limit.js';
import { PageContent } from './page-content.js';
import { missingFonts, pageSizes } from './page-format.js';
import { flatPages } from './page-tree.js';
import { parsedPdf } from './parsed-pdf.js';
import {
  type PdfCopy,
  type PdfCopyTask,
  type PdfFindings,
  PdfRefusedError,
  type PdfTask,
  type PdfText,
  type PdfTextTask,
} from './pdf-findings.js';
import { readPages } from './read-pages.js';
import { strippedPdf } from './stripped-pdf.js';
import { UnpackedStreams } from './unpacked-streams.js';

type Task = PdfTask | PdfCopyTask | PdfTextTask;
type Findings = PdfFindings | PdfFindings<PdfCopy> | PdfFindings<PdfText>;

const MEGABYTE = 1024 * 1024;
/** Bytes, about twenty times the need of the largest file. */
const MEMORY = 256 * MEGABYTE;

/** Looks into a PDF and, where a path is given, writes its stripped copy. Never throws. */
export async function examinePdf(task: Task): Promise<Findings> {
  allowAllocations(MEMORY);
  try {
    const findings = await examined(task);
    // Libraries catch errors while they try to mend a file.
    return wasLimitPassed() ? { kind: 'too-complex' } : findings;
  } catch (error) {
    if (error instanceof PdfRefusedError) return { kind: error.reason };
    // Of the allocations counted here, and of the stack.
    const isTooMuch = wasLimitPassed() || error instanceof RangeError;
    return { kind: isTooMuch ? 'too-complex' : 'damaged' };
  }
}

async function examined(task: Task): Promise<Findings> {
  const { maxPages } = task;
  if ('isTextOnly' in task) {
    const { count, texts } = await readPages(await readFile(task.path), maxPages);
    return { kind: 'readable', pages: count, texts };
  }
  const context = await parsedPdf(await readFile(task.path));
  const pages = flatPages(context);
  if (pages.length > maxPages) return { kind: 'too-many-pages', pages: pages.length };
  const format = { pageSizes: pageSizes(pages), missingFonts: missingFonts(pages) };
  const content = new PageContent(context, new UnpackedStreams());
  const stripped = await strippedPdf(context, pages, content);
  if (!('strippedPath' in task)) return { kind: 'readable', pages: pages.length };
  const { count, texts, textSize } = await readPages(stripped, maxPages);
  if (count !== pages.length) return { kind: 'damaged' };
  await writeFile(task.strippedPath, stripped);
  const sha256 = createHash('sha256').update(stripped).digest();
  const copy = { bytes: stripped.length, sha256 };
  return { kind: 'readable', pages: count, copy, texts, format: { ...format, textSize } };
}
