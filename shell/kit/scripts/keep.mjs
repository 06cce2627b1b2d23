import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/**
 * Writes a generated file of the kit, formatted. With `--check` on the command line it writes
 * nothing, and fails when the committed file differs from what would be written.
 */
export async function keep(name, text) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const formatted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (!process.argv.includes('--check')) {
    await writeFile(file, formatted);
    console.log(`${name}: ${Buffer.byteLength(formatted)} bytes`);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== formatted) {
    console.error(`${name} is not what its source says. Run its script without --check.`);
    process.exitCode = 1;
  }
}
