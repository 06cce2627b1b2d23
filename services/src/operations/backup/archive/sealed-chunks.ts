import { createCipheriv, createDecipheriv, createHash, timingSafeEqual } from 'node:crypto';
import { cutOff, damaged } from '../store/archive.error.js';
import { type Header, newHeader, readHeader } from './archive-header.js';
import { ByteReader } from './byte-reader.js';

/** Bytes of content in each chunk but the last. */
const CHUNK = 64 * 1024;
const TAG = 16;

/**
 * The content in chunks that are each authenticated with their place and whether they are the last
 * one (STREAM, https://eprint.iacr.org/2015/189): AES-256-GCM, or SHA-256 without a key, which finds
 * damage and no deliberate change.
 */
export async function* sealChunks(
  content: AsyncIterable<Uint8Array>,
  key: Buffer | undefined,
): AsyncGenerator<Buffer> {
  const header = newHeader(key);
  yield Buffer.from(`${header.line}\n`);
  const bytes = new ByteReader(content);
  for (let place = 0, isLast = false; !isLast; place++) {
    const chunk = await bytes.atMost(CHUNK);
    isLast = await bytes.isAtEnd();
    yield seal(header, place, isLast, chunk);
  }
}

/** @throws ArchiveError at the first byte that differs, a wrong key, or an early end */
export async function* openChunks(
  file: AsyncIterable<Uint8Array>,
  key: Buffer | undefined,
): AsyncGenerator<Buffer> {
  const bytes = new ByteReader(file);
  const header = await readHeader(bytes, key);
  for (let place = 0, isLast = false; !isLast; place++) {
    const sealed = await bytes.atMost(CHUNK + TAG);
    isLast = await bytes.isAtEnd();
    const chunk = open(header, place, isLast, sealed);
    if (chunk) yield chunk;
    else if (isLast && endsEarly(header, place, sealed)) throw cutOff();
    else throw damaged(`chunk ${place + 1}`);
  }
}

/** Whether a file ends with a chunk that is not the last one, or in the middle of it. */
function endsEarly(header: Header, place: number, sealed: Buffer): boolean {
  return sealed.length < TAG || open(header, place, false, sealed) !== undefined;
}

function seal({ line, fileKey }: Header, place: number, isLast: boolean, chunk: Buffer): Buffer {
  const nonce = nonceOf(place, isLast);
  if (!fileKey) return Buffer.concat([chunk, checksum(line, nonce, chunk)]);
  const cipher = createCipheriv('aes-256-gcm', fileKey, nonce);
  return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
}

function open(
  { line, fileKey }: Header,
  place: number,
  isLast: boolean,
  sealed: Buffer,
): Buffer | undefined {
  if (sealed.length < TAG) return undefined;
  const nonce = nonceOf(place, isLast);
  const content = sealed.subarray(0, -TAG);
  const tag = sealed.subarray(-TAG);
  if (!fileKey) return timingSafeEqual(checksum(line, nonce, content), tag) ? content : undefined;
  const decipher = createDecipheriv('aes-256-gcm', fileKey, nonce, { authTagLength: TAG });
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(content), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** 12 bytes: the place, and 1 for the last chunk. Unique for a file key, which is used once. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function checksum(line: string, nonce: Buffer, content: Buffer): Buffer {
  const hash = createHash('sha256').update(line).update(nonce).update(content).digest();
  return hash.subarray(0, TAG);
}
