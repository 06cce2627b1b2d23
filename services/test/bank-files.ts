import { Readable } from 'node:stream';
import type {
  BankEntry,
  Bytes,
  FilePart,
  StatementHead,
  UnreadableEntry,
} from '../src/registration/bank-files/bank-file.js';

export function bytesOf(text: string | Uint8Array, chunk = 64_000): Bytes {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  return Readable.from(chunks);
}

export async function partsOf(
  read: (bytes: Bytes) => AsyncIterable<FilePart>,
  text: string | Uint8Array,
  chunk?: number,
) {
  const heads: StatementHead[] = [];
  const entries: BankEntry[] = [];
  const unreadable: UnreadableEntry[] = [];
  const balances: { opening?: number; closing?: number } = {};
  for await (const part of read(bytesOf(text, chunk))) {
    if (part.kind === 'statement') heads.push(part.head);
    else if (part.kind === 'entry') entries.push(part.entry);
    else if (part.kind === 'unreadable') unreadable.push(part.entry);
    else balances[part.which] = part.balance.minor;
  }
  return { heads, entries, unreadable, balances };
}
