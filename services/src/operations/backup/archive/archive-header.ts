import { createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { ArchiveError } from '../store/archive.error.js';
import type { ByteReader } from './byte-reader.js';

const NAME = 'plenary-backup';
const FORMAT = '1';
const SALT_BYTES = 32;
const CHECK_BYTES = 8;
/** Longer than any header; a file without a line break here is not a backup. */
const LONGEST = 160;

/** "plenary-backup 1 aes-256-gcm <salt> <key check>", or "plenary-backup 1 none <salt>". */
const HEADER = /^plenary-backup (\d+) (aes-256-gcm|none) ([\w-]{43})(?: ([\w-]{11}))?$/;

export interface Header {
  /** Without the line break; every chunk is bound to it. */
  line: string;
  /** 32 bytes, for this file only; undefined when the backup is not encrypted. */
  fileKey: Buffer | undefined;
}

/** @param key 32 bytes; without it the backup has checksums and no encryption */
export function newHeader(key: Buffer | undefined): Header {
  const salt = randomBytes(SALT_BYTES);
  const text = salt.toString('base64url');
  if (!key) return { line: `${NAME} ${FORMAT} none ${text}`, fileKey: undefined };
  const check = keyCheck(key, salt).toString('base64url');
  return keyed(`${NAME} ${FORMAT} aes-256-gcm ${text} ${check}`, key, salt);
}

/** @throws ArchiveError when this is no backup, of a newer format, or of another key */
export async function readHeader(bytes: ByteReader, key: Buffer | undefined): Promise<Header> {
  const line = await readLine(bytes);
  const [, format, cipher, saltText = '', check] = HEADER.exec(line) ?? [];
  if (format === undefined) throw new ArchiveError('This file is not a backup of the product.');
  if (format !== FORMAT) {
    throw new ArchiveError(
      `The backup has format ${format}, which this version of the product does not know: use the version that made it, or a newer one.`,
    );
  }
  if (cipher === 'none') return { line, fileKey: undefined };
  if (!key || check === undefined) {
    throw new ArchiveError('The backup is encrypted: set BACKUP_KEY or BACKUP_KEY_FILE.');
  }
  const salt = Buffer.from(saltText, 'base64url');
  const found = Buffer.from(check, 'base64url');
  if (!timingSafeEqual(found, keyCheck(key, salt))) {
    throw new ArchiveError(
      'BACKUP_KEY is not the key that this backup was made with, or its first line was changed.',
    );
  }
  return keyed(line, key, salt);
}

/** The file key depends on the whole line, so that a changed header opens no chunk. */
function keyed(line: string, key: Buffer, salt: Buffer): Header {
  return { line, fileKey: Buffer.from(hkdfSync('sha256', key, salt, line, 32)) };
}

function keyCheck(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'plenary-backup key check', CHECK_BYTES));
}

async function readLine(bytes: ByteReader): Promise<string> {
  let line = '';
  while (line.length < LONGEST) {
    const byte = (await bytes.atMost(1)).toString('latin1');
    if (byte === '\n' || byte === '') return line;
    line += byte;
  }
  return line;
}

/** Compares secrets of two installations without storing either. */
export function secretFingerprint(secret: string): string {
  return createHash('sha256').update(`plenary-backup secret ${secret}`).digest('hex').slice(0, 32);
}
