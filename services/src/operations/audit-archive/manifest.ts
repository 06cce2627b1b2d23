import * as z from 'zod';
import { ArchiveError } from '../backup/store/archive.error.js';
import { type BackupStore, nameOf, textIn } from '../backup/store/backup-store.js';

/** Of all files of the archive in a store. */
export const FOLDER = 'audit/';
export const MANIFEST = `${FOLDER}manifest.json`;

const archivedFileSchema = z.object({
  name: z.string().describe('"2024-03.1.ndjson.gz": the month in UTC, and which of its files.'),
  month: z.string().regex(/^\d{4}-\d\d$/),
  entries: z.int().positive(),
  bytes: z
    .int()
    .positive()
    .describe('As stored: compressed, and encrypted where the name says so.'),
  sha256: z.hex().length(64).describe('Of the stored bytes, as sha256sum prints it.'),
});
export type ArchivedFile = z.infer<typeof archivedFileSchema>;

const manifestSchema = z.object({ files: z.array(archivedFileSchema) });

/** @throws ArchiveError for a manifest that is not one */
export async function readManifest(store: BackupStore): Promise<ArchivedFile[]> {
  const place = { store, key: MANIFEST };
  const text = await textIn(place);
  if (text === undefined) return [];
  const { data } = manifestSchema.safeParse(parsed(text));
  if (!data) throw new ArchiveError(`${nameOf(place)} is damaged. Restore it from a copy.`);
  return data.files;
}

export async function writeManifest(store: BackupStore, files: ArchivedFile[]): Promise<void> {
  const text = `${JSON.stringify({ files }, null, 2)}\n`;
  await store.write(MANIFEST, contentOf(text));
}

async function* contentOf(text: string): AsyncGenerator<Buffer> {
  await Promise.resolve();
  yield Buffer.from(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
