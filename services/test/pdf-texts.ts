import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The reader comes as an ES module, which Jest cannot load: a process of its own can. */
const READ = `
  import { readFile } from 'node:fs/promises';
  import { extractText } from 'unpdf';
  const texts = [];
  for (const file of process.argv.slice(1)) {
    const { text } = await extractText(new Uint8Array(await readFile(file)), { mergePages: true });
    texts.push(text);
  }
  process.stdout.write(JSON.stringify(texts));`;

/** What stands in PDFs, as a reader copies it. */
export async function pdfTexts(pdfs: Buffer[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-texts-'));
  const files = pdfs.map((_, n) => join(folder, `${n}.pdf`));
  await Promise.all(pdfs.map((pdf, n) => writeFile(files[n] ?? '', pdf)));
  const args = ['--input-type=module', '-e', READ, ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  await rm(folder, { recursive: true });
  return (JSON.parse(stdout) as string[]).map((text) => text.normalize('NFC'));
}
