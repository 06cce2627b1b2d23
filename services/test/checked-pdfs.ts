import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfChecker } from '../src/platform/pdf/pdf-checker.js';

let files = 0;
let checker: PdfChecker | undefined;
let folder: string | undefined;

/** Examines a PDF in the thread of uploads. */
export async function checkPdf(content: Buffer, maxPages = 8) {
  checker ??= new PdfChecker();
  const path = join(await pdfFolder(), `${(files += 1)}.pdf`);
  const strippedPath = `${path}.copy`;
  await writeFile(path, content);
  return { strippedPath, found: await checker.copy({ path, maxPages, strippedPath }) };
}

/** The copy for reviewers of a PDF. @throws Error for a PDF without a copy */
export async function reviewersCopy(content: Buffer): Promise<Buffer> {
  const { found, strippedPath } = await checkPdf(content);
  if (found.kind !== 'readable') throw new Error(`no copy: ${found.kind}`);
  return readFile(strippedPath);
}

/** The folder of examined files. */
export async function pdfFolder(): Promise<string> {
  return (folder ??= await mkdtemp(join(tmpdir(), 'plenary-pdf-')));
}

/** For `afterAll`: ends the thread and deletes its files. */
export async function stopPdfs(): Promise<void> {
  await checker?.onModuleDestroy();
  if (folder) await rm(folder, { recursive: true });
}
