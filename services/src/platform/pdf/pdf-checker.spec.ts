import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paperPdf } from '../../../test/paper-files.js';
import { checkPdf, pdfFolder, stopPdfs } from '../../../test/checked-pdfs.js';
import { boastingPdf } from '../../../test/strange-pdfs.js';
import { PdfChecker } from './pdf-checker.js';

const MEGABYTE = 1024 * 1024;

afterAll(stopPdfs);

describe('a PDF', () => {
  it('is counted page by page', async () => {
    expect((await checkPdf(await paperPdf({ pages: 8 }))).found).toMatchObject({
      kind: 'readable',
      pages: 8,
    });
    expect((await checkPdf(boastingPdf)).found).toMatchObject({ kind: 'readable', pages: 1 });
  });

  it('with too many pages gets no copy', async () => {
    const before = await readdir(await pdfFolder());
    const { found } = await checkPdf(await paperPdf({ pages: 9 }));
    expect(found).toEqual({ kind: 'too-many-pages', pages: 9 });
    const added = (await readdir(await pdfFolder())).filter((name) => !before.includes(name));
    expect(added.filter((name) => name.endsWith('.copy'))).toEqual([]);
  });

  it('is read after a rest as before', async () => {
    const checker = new PdfChecker();
    const path = join(await pdfFolder(), 'rested.pdf');
    await writeFile(path, await paperPdf({ pages: 2 }));
    const found = () => checker.check({ path, maxPages: 8 });
    const [before] = await Promise.all([found(), checker.rest()]);
    expect(before).toMatchObject({ kind: 'readable', pages: 2 });
    expect(await found()).toEqual(before);
    await checker.rest();
  });

  it('comes in crowds that take hardly more memory than a pair', async () => {
    const large = Buffer.concat([
      (await paperPdf()).subarray(0, -6),
      Buffer.alloc(8 * MEGABYTE, '% \n'),
      Buffer.from('%%EOF\n'),
    ]);
    const pair = await peakOf(2, large);
    const crowd = await peakOf(20, large);
    expect(crowd).toBeLessThan(pair + 120 * MEGABYTE);
  });
});

/** The most memory that the process takes while so many are looked at. */
async function peakOf(count: number, content: Buffer): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10);
  await Promise.all(Array.from({ length: count }, () => checkPdf(content)));
  clearInterval(watch);
  return peak;
}
