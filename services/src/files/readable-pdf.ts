import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

const TAIL_BYTES = 1024;
/** Longer than the longest match of ENCRYPTED that can lie across two chunks. */
const OVERLAP = 64;
/** A trailer, or a cross-reference stream's dictionary, that names how the rest is encrypted. */
const ENCRYPTED = /\/Encrypt\s*(?:<<|\d{1,10}\s+\d{1,5}\s+R)/;

/**
 * Whether a PDF can be opened by whoever gets it: it is whole, and asks for no password. It is not
 * parsed; its end must stand within the last 1024 bytes, as Adobe's readers want it
 * (PDF Reference 1.7, appendix H, note 18).
 */
export async function isReadablePdf(path: string): Promise<boolean> {
  return (await hasEnd(path)) && !(await isEncrypted(path));
}

async function hasEnd(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.includes('%%EOF');
  } finally {
    await file.close();
  }
}

async function isEncrypted(path: string): Promise<boolean> {
  let before = '';
  for await (const chunk of createReadStream(path, 'latin1') as AsyncIterable<string>) {
    const text = before + chunk;
    if (ENCRYPTED.test(text)) return true;
    before = text.slice(-OVERLAP);
  }
  return false;
}
