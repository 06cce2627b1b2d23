import { type Bytes, type FilePart, FileRefused } from './bank-file.js';
import { readCamt } from './camt.js';
import { readCsv } from './csv.js';
import type { CsvLayout } from './csv-layout.js';
import { readMt940 } from './mt940.js';

export type FileKind = 'mt940' | 'camt' | 'csv';

/** By its first bytes. @throws FileRefused for any other file */
export async function fileKindOf(bytes: Bytes): Promise<FileKind> {
  for await (const chunk of bytes) {
    const start = Buffer.from(chunk.subarray(0, 4096)).toString('latin1').replaceAll('\0', '');
    const text = start.replace(/^(ÿþ|þÿ|ï»¿)/, '').trimStart();
    if (text.startsWith('<')) return 'camt';
    if (/^(\{1:|:\d{2}[A-Z]?:|:940:)/m.test(text) && /^:(20|25|28C?):/m.test(text)) return 'mt940';
    // A binary file has control characters.
    // oxlint-disable-next-line no-control-regex
    if (!/[\x00-\x08\x0e-\x1a]/.test(text) && /[,;|\t]/.test(text)) return 'csv';
    break;
  }
  throw new FileRefused('unknown-format', 1);
}

/** One part after the other: memory does not grow with the file. @throws FileRefused */
export function readBankFile(
  bytes: Bytes,
  kind: FileKind,
  layout?: CsvLayout,
): AsyncGenerator<FilePart> {
  if (kind === 'camt') return readCamt(bytes);
  if (kind === 'mt940') return readMt940(bytes);
  if (!layout) throw new FileRefused('no-columns', 1);
  return readCsv(bytes, layout);
}
