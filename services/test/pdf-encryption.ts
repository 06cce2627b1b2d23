import { createCipheriv, createHash } from 'node:crypto';
import { rc4 } from '../src/platform/pdf/rc4.js';

export const PDF_ENCRYPTIONS = ['RC4-40', 'RC4-128', 'AES-128', 'AES-256-R5', 'AES-256'] as const;
export type PdfEncryptionKind = (typeof PDF_ENCRYPTIONS)[number];

export interface PdfPasswords {
  /** Needed to open the file; empty opens it freely. */
  user: string;
  owner: string;
}

/** How the objects of a PDF are encrypted, and the dictionary that says so (ISO 32000-2, 7.6). */
export interface PdfEncryption {
  dictionary: string;
  id: Buffer;
  encrypt: (bytes: Buffer, objectNumber: number) => Buffer;
}

const PADDING = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
);
/** Printing and reading, nothing else. */
const PERMISSIONS = -1852;
const ID = Buffer.from('plenary-test-pdf');
const FILE_KEY = createHash('sha256').update('file key').digest();

export function pdfEncryption(kind: PdfEncryptionKind, passwords: PdfPasswords): PdfEncryption {
  return kind.startsWith('AES-256') ? with256Bits(kind, passwords) : with128Bits(kind, passwords);
}

function with128Bits(kind: PdfEncryptionKind, { user, owner }: PdfPasswords): PdfEncryption {
  const [version, revision, length] =
    kind === 'RC4-40' ? [1, 2, 5] : kind === 'RC4-128' ? [2, 3, 16] : [4, 4, 16];
  const repeats = revision >= 3 ? 50 : 0;
  const hardened = (hash: Buffer) => {
    let result = hash;
    for (let n = 0; n < repeats; n++) result = md5(result.subarray(0, length));
    return result.subarray(0, length);
  };
  const rounds = revision >= 3 ? 20 : 1;
  const O = rounded(hardened(md5(padded(owner || user))), padded(user), rounds);
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(PERMISSIONS);
  const key = hardened(md5(padded(user), O, permissions, ID));
  const U =
    revision === 2
      ? rounded(key, PADDING, 1)
      : Buffer.concat([rounded(key, md5(PADDING, ID), 20), Buffer.alloc(16)]);
  const isAes = kind === 'AES-128';
  const filters = isAes ? '/CF<</StdCF<</CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF' : '';
  return {
    id: ID,
    dictionary: `<</Filter/Standard/V ${version}/R ${revision}/Length ${length * 8}/P ${PERMISSIONS}/O${hex(O)}/U${hex(U)}${filters}>>`,
    encrypt: (bytes, objectNumber) => {
      const numbers = Buffer.alloc(5);
      numbers.writeUIntLE(objectNumber, 0, 3);
      const salt = Buffer.from(isAes ? 'sAlT' : '');
      const own = md5(key, numbers, salt).subarray(0, Math.min(length + 5, 16));
      return isAes ? aes('aes-128-cbc', own, bytes) : Buffer.from(rc4(own, bytes));
    },
  };
}

function with256Bits(kind: PdfEncryptionKind, { user, owner }: PdfPasswords): PdfEncryption {
  const hash = kind === 'AES-256' ? hardenedHash : plainHash;
  const salts = ['u-check!', 'u-key!!!', 'o-check!', 'o-key!!!'].map((salt) => Buffer.from(salt));
  const [check = ID, wrap = ID, ownerCheck = ID, ownerWrap = ID] = salts;
  const U = Buffer.concat([hash(user, check), check, wrap]);
  const O = Buffer.concat([hash(owner, ownerCheck, U), ownerCheck, ownerWrap]);
  const wrapped = (key: Buffer) => unpadded('aes-256-cbc', key, Buffer.alloc(16), FILE_KEY);
  const [UE, OE] = [wrapped(hash(user, wrap)), wrapped(hash(owner, ownerWrap, U))];
  const permissions = Buffer.alloc(16, 0xff);
  permissions.writeInt32LE(PERMISSIONS);
  permissions.write('Tadb', 8, 'latin1');
  const Perms = unpadded('aes-256-ecb', FILE_KEY, null, permissions);
  const entries = Object.entries({ U, O, UE, OE, Perms }).map(([name, value]) => name + hex(value));
  return {
    id: ID,
    dictionary:
      `<</Filter/Standard/V 5/R ${kind === 'AES-256' ? 6 : 5}/Length 256/P ${PERMISSIONS}` +
      `/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF/${entries.join('/')}>>`,
    encrypt: (bytes) => aes('aes-256-cbc', FILE_KEY, bytes),
  };
}

function plainHash(password: string, salt: Buffer, userKey: Buffer = Buffer.alloc(0)): Buffer {
  return createHash('sha256').update(password).update(salt).update(userKey).digest();
}

function hardenedHash(password: string, salt: Buffer, userKey: Buffer = Buffer.alloc(0)): Buffer {
  let key = plainHash(password, salt, userKey);
  for (let round = 1, last = 0; round <= 64 || last > round - 33; round++) {
    const part = Buffer.concat([Buffer.from(password), key, userKey]);
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => part));
    const [secret, iv] = [key.subarray(0, 16), key.subarray(16, 32)];
    const mixed = unpadded('aes-128-cbc', secret, iv, repeated);
    const size = [256, 384, 512][Number(BigInt(`0x${mixed.toString('hex', 0, 16)}`) % 3n)];
    key = createHash(`sha${size}`).update(mixed).digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

function padded(password: string): Buffer {
  return Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32);
}

function rounded(key: Buffer, bytes: Buffer, rounds: number): Buffer {
  let result = bytes;
  for (let n = 0; n < rounds; n++) {
    result = Buffer.from(rc4(Buffer.from(key.map((byte) => byte ^ n)), result));
  }
  return result;
}

function aes(name: string, key: Buffer, bytes: Buffer): Buffer {
  const iv = md5(bytes);
  const cipher = createCipheriv(name, key, iv);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final()]);
}

function unpadded(name: string, key: Buffer, iv: Buffer | null, bytes: Buffer): Buffer {
  return createCipheriv(name, key, iv).setAutoPadding(false).update(bytes);
}

function md5(...parts: Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function hex(bytes: Buffer): string {
  return `<${bytes.toString('hex')}>`;
}
