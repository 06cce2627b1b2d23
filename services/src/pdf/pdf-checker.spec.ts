import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { paperPdf } from '../../test/paper-files.js';
import {
  boastingPdf,
  packed,
  protectedPdf,
  tellingPdf,
  unreadablePdfs,
} from '../../test/strange-pdfs.js';
import { PdfChecker } from './pdf-checker.js';

const MEGABYTE = 1024 * 1024;

let checker: PdfChecker;
let folder: string;
beforeAll(async () => {
  checker = new PdfChecker();
  folder = await mkdtemp(join(tmpdir(), 'plenary-pdf-'));
});
afterAll(async () => {
  await checker.onModuleDestroy();
  await rm(folder, { recursive: true });
});

let files = 0;
async function check(content: Buffer, maxPages = 8) {
  const path = join(folder, `${(files += 1)}.pdf`);
  const strippedPath = `${path}.copy`;
  await writeFile(path, content);
  return { strippedPath, found: await checker.check({ path, maxPages, strippedPath }) };
}

/** Everything that a PDF holds, unpacked. */
async function insidesOf(path: string): Promise<string> {
  const document = await PDFDocument.load(await readFile(path), { updateMetadata: false });
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => {
    if (!(object instanceof PDFRawStream)) return String(object);
    const content = /DCTDecode/.test(String(object.dict))
      ? object.contents
      : decodePDFRawStream(object).decode();
    return String(object.dict) + Buffer.from(content).toString('latin1');
  });
  return objects.join('\n');
}

describe('a PDF', () => {
  it('is counted page by page', async () => {
    expect((await check(await paperPdf({ pages: 8 }))).found).toMatchObject({
      kind: 'readable',
      pages: 8,
    });
    expect((await check(boastingPdf)).found).toMatchObject({ kind: 'readable', pages: 1 });
  });

  it('with too many pages gets no copy', async () => {
    const { found } = await check(await paperPdf({ pages: 9 }));
    expect(found).toEqual({ kind: 'too-many-pages', pages: 9 });
    expect((await readdir(folder)).filter((name) => name === `${files}.pdf.copy`)).toEqual([]);
  });

  it.each(['secret', ''])('with a password (%j for readers) is called so', async (password) => {
    expect((await check(await protectedPdf(password))).found).toEqual({ kind: 'encrypted' });
  });

  it('that is broken or hostile is refused, and the next one is read', async () => {
    for (const [name, content] of Object.entries(await unreadablePdfs())) {
      const { found } = await check(content);
      expect({ name, ...found }).toEqual({ name, kind: 'unreadable' });
    }
    expect((await check(await paperPdf())).found.kind).toBe('readable');
    // What was refused above was refused for its size: the same in small is read.
    expect((await check(packed(MEGABYTE))).found.kind).toBe('readable');
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
  await Promise.all(Array.from({ length: count }, () => check(content)));
  clearInterval(watch);
  return peak;
}

describe('the copy for reviewers', () => {
  it('says nowhere who made it, and shows the same pages', async () => {
    const maker = 'Zzcanary';
    const original = await tellingPdf(maker);
    const { found, strippedPath } = await check(original);
    expect(found).toMatchObject({ kind: 'readable', pages: 2 });

    const path = join(folder, 'original.pdf');
    await writeFile(path, original);
    const before = await insidesOf(path);
    expect(before.split(maker).length).toBeGreaterThan(10);

    const after = await insidesOf(strippedPath);
    expect(after).not.toContain(maker);
    expect((await readFile(strippedPath)).includes(maker)).toBe(false);
    for (const kept of ['A note', 'https://example.org/', 'BT']) expect(after).toContain(kept);
    const copy = await PDFDocument.load(await readFile(strippedPath), { updateMetadata: false });
    expect([copy.getAuthor(), copy.getCreator(), copy.getProducer()]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
