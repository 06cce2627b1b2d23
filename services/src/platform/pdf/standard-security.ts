import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import {
  type PDFContext,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  type PDFObject,
  type PDFRef,
} from './pdf-lib.js';
import { isText, nameIn, numberIn } from './dictionaries.js';
import { PdfRefusedError } from './pdf-findings.js';
import { rc4 } from './rc4.js';

type Bytes = Uint8Array;
type Method = 'none' | 'rc4' | 'aes';

/** Decrypts the strings and streams of one object. */
export interface Decryption {
  string(bytes: Bytes, ref: PDFRef): Bytes;
  stream(bytes: Bytes, ref: PDFRef): Bytes;
  isMetadataEncrypted: boolean;
}

/** Represents an empty password (ISO 32000-2, algorithm 2, step a). */
const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
const NO_IV = Buffer.alloc(16);

/**
 * Opens a file of the standard security handler (ISO 32000-2, 7.6.4) as every reader does: with the
 * empty user password. Files that only an owner password restricts open this way.
 * @throws PdfRefusedError protected, when a password is needed or the handler is unknown
 */
export function openWithoutPassword(context: PDFContext): Decryption {
  const dictionary = context.lookup(context.trailerInfo.Encrypt);
  if (!(dictionary instanceof PDFDict) || nameIn(dictionary, 'Filter') !== 'Standard') {
    throw new PdfRefusedError('protected');
  }
  const version = numberIn(dictionary, 'V') ?? 0;
  const isMetadataEncrypted = isTrueUnlessFalse(dictionary);
  if (![1, 2, 4, 5].includes(version)) throw new PdfRefusedError('protected');
  const key =
    version === 5
      ? keyOf256(dictionary)
      : keyOf128(context, dictionary, version, isMetadataEncrypted);
  const methodOf = (entry: string) => (version < 4 ? 'rc4' : filterMethod(dictionary, entry));
  const decryptWith = (method: Method) => (bytes: Bytes, ref: PDFRef) => {
    if (method === 'none') return bytes;
    const own = version === 5 ? key : objectKey(key, ref, method);
    return method === 'rc4' ? rc4(own, bytes) : aes(own, bytes);
  };
  return {
    string: decryptWith(methodOf('StrF')),
    stream: decryptWith(methodOf('StmF')),
    isMetadataEncrypted,
  };
}

/** Algorithms 2 and 6: 40 to 128 bits. */
function keyOf128(
  context: PDFContext,
  dictionary: PDFDict,
  version: number,
  isMetadataEncrypted: boolean,
): Bytes {
  const revision = numberIn(dictionary, 'R') ?? 0;
  const length = version === 1 || revision === 2 ? 5 : version === 4 ? 16 : keyBytes(dictionary);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberIn(dictionary, 'P') ?? 0) | 0);
  const id = firstId(context);
  const isOpen = revision >= 4 && !isMetadataEncrypted;
  const rest = isOpen ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const owner = bytesIn(dictionary, 'O').subarray(0, 32);
  let hash = md5(PADDING, owner, permissions, id, rest);
  if (revision >= 3) for (let n = 0; n < 50; n++) hash = md5(hash.subarray(0, length));
  const key = hash.subarray(0, length);
  const expected = bytesIn(dictionary, 'U');
  const check =
    revision === 2 ? rc4(key, PADDING) : repeatedRc4(key, md5(PADDING, id)).subarray(0, 16);
  if (!Buffer.from(expected.subarray(0, check.length)).equals(check)) {
    throw new PdfRefusedError('protected');
  }
  return key;
}

function repeatedRc4(key: Bytes, data: Bytes): Bytes {
  let result = data;
  for (let n = 0; n < 20; n++) {
    result = rc4(
      key.map((byte) => byte ^ n),
      result,
    );
  }
  return result;
}

/** Algorithm 2.A. */
function keyOf256(dictionary: PDFDict): Bytes {
  const hash = numberIn(dictionary, 'R') === 5 ? sha256 : hardenedHash;
  const user = bytesIn(dictionary, 'U');
  const check = hash(user.subarray(32, 40));
  if (!Buffer.from(user.subarray(0, 32)).equals(check)) throw new PdfRefusedError('protected');
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), NO_IV);
  decipher.setAutoPadding(false);
  return decipher.update(bytesIn(dictionary, 'UE').subarray(0, 32));
}

/** Algorithm 2.B for an empty password. */
function hardenedHash(salt: Bytes): Buffer {
  let key: Buffer = sha256(salt);
  let last = 0;
  for (let round = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][remainder] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithm 1. */
function objectKey(key: Bytes, { objectNumber, generationNumber }: PDFRef, method: Method): Bytes {
  const numbers = Buffer.alloc(5);
  numbers.writeUIntLE(objectNumber % 2 ** 24, 0, 3);
  numbers.writeUIntLE(generationNumber % 2 ** 16, 3, 2);
  const salt = method === 'aes' ? Buffer.from('sAlT') : Buffer.alloc(0);
  return md5(key, numbers, salt).subarray(0, Math.min(key.length + 5, 16));
}

/** The first block is the initialisation vector; damaged ends stay as they are. */
function aes(key: Bytes, bytes: Bytes): Bytes {
  const whole = bytes.length - (bytes.length % 16);
  if (whole < 32) return Buffer.alloc(0);
  const name = key.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc';
  const decipher = createDecipheriv(name, key, bytes.subarray(0, 16));
  decipher.setAutoPadding(false);
  const plain = decipher.update(bytes.subarray(16, whole));
  const padding = plain.at(-1) ?? 0;
  return padding >= 1 && padding <= 16 ? plain.subarray(0, plain.length - padding) : plain;
}

function filterMethod(dictionary: PDFDict, entry: string): Method {
  const filter = nameIn(dictionary, entry) ?? 'Identity';
  const filters = dictionary.lookup(PDFName.of('CF'));
  const found = filters instanceof PDFDict ? filters.lookup(PDFName.of(filter)) : undefined;
  const method = found instanceof PDFDict ? nameIn(found, 'CFM') : undefined;
  if (filter === 'Identity' || method === 'None') return 'none';
  if (method === 'V2') return 'rc4';
  if (method === 'AESV2' || method === 'AESV3') return 'aes';
  throw new PdfRefusedError('protected');
}

/** In bits; some programs write bytes. */
function keyBytes(dictionary: PDFDict): number {
  const length = numberIn(dictionary, 'Length') ?? 40;
  const bytes = length >= 40 ? length / 8 : length;
  return Number.isInteger(bytes) && bytes >= 5 && bytes <= 16 ? bytes : 5;
}

function isTrueUnlessFalse(dictionary: PDFDict): boolean {
  return dictionary.lookup(PDFName.of('EncryptMetadata')) !== PDFBool.False;
}

function firstId(context: PDFContext): Bytes {
  const ids = context.lookup(context.trailerInfo.ID);
  return ids instanceof PDFArray ? bytesOf(ids.lookup(0)) : Buffer.alloc(0);
}

function bytesIn(dictionary: PDFDict, name: string): Bytes {
  return bytesOf(dictionary.lookup(PDFName.of(name)));
}

function bytesOf(value: PDFObject | undefined): Bytes {
  return isText(value) ? value.asBytes() : Buffer.alloc(0);
}

function md5(...parts: Bytes[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function sha256(bytes: Bytes): Buffer {
  return createHash('sha256').update(bytes).digest();
}
