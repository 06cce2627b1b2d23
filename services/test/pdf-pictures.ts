import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Jest cannot load the reader, an ES module; a separate process can. The reader's own pdf.js draws no texts. */
const DRAW = `
  import { readFile, writeFile } from 'node:fs/promises';
  import { definePDFJSModule, renderPageAsImage } from 'unpdf';
  await definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
  const [from, to] = process.argv.slice(1);
  const options = { canvasImport: () => import('@napi-rs/canvas'), scale: 2 };
  const picture = await renderPageAsImage(new Uint8Array(await readFile(from)), 1, options);
  await writeFile(to, Buffer.from(picture));`;

/** The first page at 144 dots per inch, as PNG, drawn by pdf.js. */
export async function firstPage(pdf: Buffer): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-pictures-'));
  const [from, to] = [join(folder, 'page.pdf'), join(folder, 'page.png')];
  await writeFile(from, pdf);
  const args = ['--input-type=module', '-e', DRAW, from, to];
  await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  const picture = await readFile(to);
  await rm(folder, { recursive: true });
  return picture;
}
