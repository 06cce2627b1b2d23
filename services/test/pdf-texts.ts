import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

/** Jest cannot load the reader, an ES module; a separate process can. */
const READ = `
  import { readFile } from 'node:fs/promises';
  import { extractText } from 'unpdf';
  const texts = [];
  for (const file of process.argv.slice(1)) {
    const { text } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
    texts.push(text);
  }
  process.stdout.write(JSON.stringify(texts));`;

export async function pdfTexts(pdfs: Buffer[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-texts-'));
  const files = pdfs.map((_, n) => join(folder, `${n}.pdf`));
  await Promise.all(pdfs.map((pdf, n) => writeFile(files[n] ?? '', pdf)));
  const args = ['--input-type=module', '-e', READ, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as string[]).map((text) => text.normalize('NFC'));
}

/** `ActualText` entries: for texts whose glyphs are stored in another order. */
export function actualTexts(pdf: Buffer): string[] {
  return contentsOf(pdf).flatMap((content) =>
    [...content.matchAll(/\/ActualText \(\xfe\xff((?:\\[^]|[^)\\])*)\)/g)].map(([, text = '']) =>
      Buffer.from(unescaped(text), 'latin1').swap16().toString('utf16le'),
    ),
  );
}

function contentsOf(pdf: Buffer): string[] {
  const streams = pdf.toString('latin1').matchAll(/stream\n([^]*?)\nendstream/g);
  return [...streams].map(([, bytes = '']) => inflated(Buffer.from(bytes, 'latin1')));
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

function unescaped(text: string): string {
  const named: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return text.replace(/\\([^])/g, (_, character: string) => named[character] ?? character);
}
