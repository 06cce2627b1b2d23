import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';

const kit = fileURLToPath(new URL('..', import.meta.url));
const style = JSON.parse(await readFile(path.join(kit, '../../.oxfmtrc.json'), 'utf8'));

/** Writes a generated file of the kit, formatted, or compares it (`keepFile`). */
export async function keep(name, text) {
  const file = path.join(kit, name);
  const { code } = await format(file, text, { ...style, ignorePatterns: [] });
  await keepFile(file, code);
}

/**
 * Writes a generated file. With `--check` on the command line it writes nothing, and fails when the
 * committed file differs from what would be written.
 */
export async function keepFile(file, text) {
  const name = path.relative(process.cwd(), file);
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before === text) return;
  if (process.argv.includes('--check')) {
    console.error(`${name} is not what its source says. Run its script without --check.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`${name}: ${Buffer.byteLength(text)} bytes`);
}
