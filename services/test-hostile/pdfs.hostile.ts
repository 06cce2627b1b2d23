import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { checkPdf, stopPdfs } from '../test/checked-pdfs.js';
import { smallPdf } from '../test/hostile-pdfs.js';
import { tryAll, type Verdict } from './corpus.js';
import { type PdfReader, startPdfReader } from './pdf-reader.js';
import { type HostilePdf, hostilePdfs } from './pdfs.js';

const MEGABYTE = 1024 * 1024;
/** What the process may take for one file, above what it takes for a small one. */
const MEMORY = 400 * MEGABYTE;

/** Errors that ended the thread, except its own memory limit. */
const crashes: string[] = [];
const watchThread = (message: unknown) => {
  const { worker } = message as { worker: Worker };
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') crashes.push(String(error));
  });
};

let reader: PdfReader;
let usual = 0;
beforeAll(async () => {
  subscribe('worker_threads', watchThread);
  reader = startPdfReader();
  await checkPdf(smallPdf());
  usual = process.memoryUsage().rss;
});
afterAll(async () => {
  unsubscribe('worker_threads', watchThread);
  reader.stop();
  await stopPdfs();
});

it('PDFs, in the thread of uploads', async () => {
  const failures: string[] = [];
  for (const [kind, items] of Object.entries(await hostilePdfs())) {
    const { failed } = await tryAll({
      name: `PDFs: ${kind}`,
      items,
      nameOf: ({ name }) => name,
      attempt: tryPdf,
    });
    failures.push(...failed);
  }
  expect(failures).toEqual([]);
});

/** Checks a file as an upload, and opens its copy with pdf.js. */
async function tryPdf({ make, expected, pages }: HostilePdf): Promise<Verdict> {
  const content = await make();
  const { result, peak } = await withPeak(() => checkPdf(content));
  const { found, strippedPath } = result;
  const [crash] = crashes.splice(0);
  if (crash) return failure(`the thread ended: ${crash}`);
  if (peak - usual > MEMORY) return failure(`${Math.round((peak - usual) / MEGABYTE)} MB`);
  if (!expected.includes(found.kind)) return failure(`${found.kind}, not ${expected.join(', ')}`);
  const isCounted = pages === undefined || !('pages' in found) || found.pages === pages;
  if (!isCounted) return failure(`${found.pages} pages, not ${pages}`);
  if (found.kind !== 'readable') return { outcome: 'refused', reason: found.kind };
  const copy = await reader.open(strippedPath);
  if ('error' in copy) return failure(`the copy: ${copy.error}`);
  if (copy.pages !== found.pages) return failure(`the copy has ${copy.pages} pages`);
  return { outcome: 'accepted' };
}

function failure(reason: string): Verdict {
  return { outcome: 'failed', reason };
}

async function withPeak<Result>(work: () => Promise<Result>) {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5);
  try {
    return { result: await work(), peak: Math.max(peak, process.memoryUsage.rss()) };
  } finally {
    clearInterval(watch);
  }
}
