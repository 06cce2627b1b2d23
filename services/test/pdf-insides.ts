import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

/** The reader is an ES module, which Jest cannot load; a separate process can. */
const READ = `
  import { readFile } from 'node:fs/promises';
  import { getResolvedPDFJS } from 'unpdf';
  const { getDocument } = await getResolvedPDFJS();
  const data = new Uint8Array(await readFile(process.argv[1]));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const found = [
    await pdf.getMetadata(), await pdf.getOutline(), await pdf.getAttachments(),
    await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getPageLabels(),
    await pdf.getDestinations(), await pdf.getFieldObjects(), await pdf.getMarkInfo(),
    [...((await pdf.getOptionalContentConfig()) ?? [])],
  ];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    found.push(
      await page.getAnnotations(), await page.getStructTree(), await page.getJSActions(),
      (await page.getTextContent({ includeMarkedContent: true })).items,
    );
  }
  process.stdout.write(JSON.stringify(found));`;

/**
 * All that a PDF holds: what a foreign reader reports, its bytes, and the bytes of all streams, unpacked;
 * texts also as they are in hexadecimal digits and in UTF-16.
 */
export async function insidesOf(pdf: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-insides-'));
  const file = join(folder, 'a.pdf');
  await writeFile(file, pdf);
  const args = ['--input-type=module', '-e', READ, file];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: __dirname,
    maxBuffer: 64 * 1024 * 1024,
  });
  await rm(folder, { recursive: true });
  const bytes = [pdf, ...streamsOf(pdf)].map((each) => each.toString('latin1'));
  const digits = bytes.flatMap((text) =>
    [...text.matchAll(/<([\da-f\s]+)>/gi)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1'),
    ),
  );
  const all = [stdout, ...bytes, ...digits];
  return [...all, ...all.map((text) => text.replaceAll('\0', ''))].join('\n');
}

function streamsOf(pdf: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at)) {
    const start = at + 'stream\n'.length;
    const end = pdf.indexOf('endstream', start);
    if (end < 0) break;
    streams.push(inflated(pdf.subarray(start, end)));
    at = end + 'endstream'.length;
  }
  return streams;
}

function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes);
  } catch {
    return bytes;
  }
}
