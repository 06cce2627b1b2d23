import { deflateSync } from 'node:zlib';
import type { PdfEncryption } from './pdf-encryption.js';

/** A dictionary as it is written, without `<<>>`, and the bytes of a stream. */
export interface PdfStream {
  dictionary: string;
  bytes: Buffer;
}
/** Writes a text as the file encrypts it. */
export type TextWriter = (text: string | Buffer) => string;
export type PdfObject = string | PdfStream | ((text: TextWriter) => string | PdfStream);

export interface WrittenPdf {
  /** By their numbers; the first is the catalog. */
  objects: Record<number, PdfObject>;
  info?: number;
  encryption?: PdfEncryption;
  /** Objects in a compressed stream, and a cross-reference stream. */
  isPacked?: boolean;
}

const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/** A PDF written object by object, with a correct cross-reference table. */
export function writtenPdf({ objects, info, encryption, isPacked = false }: WrittenPdf): Buffer {
  const numbers = Object.keys(objects).map(Number);
  const size = Math.max(...numbers) + 3;
  const [containerNumber, tableNumber] = [size - 2, size - 1];
  const parts: Buffer[] = [HEADER];
  const offsets = new Map<number, number>();
  const packed: [number, string][] = [];
  const put = (number: number, body: Buffer) => {
    offsets.set(number, Buffer.concat(parts).length);
    parts.push(Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  };
  for (const number of numbers) {
    const object = objects[number] ?? '';
    const isPlain = isPacked || !encryption;
    const text: TextWriter = (value) => {
      const bytes = Buffer.from(value as string, 'latin1');
      return `<${(isPlain ? bytes : encryption.encrypt(bytes, number)).toString('hex')}>`;
    };
    const written = typeof object === 'function' ? object(text) : object;
    if (typeof written !== 'string') put(number, streamOf(written, number, encryption));
    else if (isPacked) packed.push([number, written]);
    else put(number, Buffer.from(written, 'latin1'));
  }
  if (isPacked) put(containerNumber, streamOf(container(packed), containerNumber, encryption));
  const trailer =
    `/Size ${size}/Root 1 0 R${info ? `/Info ${info} 0 R` : ''}` +
    (encryption
      ? `/Encrypt ${encryption.dictionary}/ID[<${encryption.id.toString('hex')}><00>]`
      : '');
  const start = Buffer.concat(parts).length;
  if (isPacked) {
    const places = packed.map(([number], index) => [number, index] as const);
    offsets.set(tableNumber, start);
    const table = tableStream(size, offsets, new Map(places), containerNumber, trailer);
    put(tableNumber, streamOf(table, tableNumber));
  } else {
    parts.push(Buffer.from(tableText(size, offsets) + `trailer\n<<${trailer}>>\n`));
  }
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A stream that its bytes describe. */
export function deflated(bytes: Buffer | string, dictionary = ''): PdfStream {
  return { dictionary: `${dictionary}/Filter/FlateDecode`, bytes: deflateSync(bytes) };
}

function streamOf({ dictionary, bytes }: PdfStream, number: number, encryption?: PdfEncryption) {
  const written = encryption?.encrypt(bytes, number) ?? bytes;
  return Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${written.length}>>\nstream\n`, 'latin1'),
    written,
    Buffer.from('\nendstream'),
  ]);
}

function container(packed: [number, string][]): PdfStream {
  let at = 0;
  const heads = packed.map(([number, body]) => {
    const head = `${number} ${at}`;
    at += body.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const bytes = Buffer.from(first + packed.map(([, body]) => `${body} `).join(''), 'latin1');
  return deflated(bytes, `/Type/ObjStm/N ${packed.length}/First ${first.length}`);
}

function tableText(size: number, offsets: Map<number, number>): string {
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    const place = String(offset ?? 0).padStart(10, '0');
    return offset === undefined ? `${place} 65535 f \n` : `${place} 00000 n \n`;
  });
  return `xref\n0 ${size}\n${lines.join('')}`;
}

function tableStream(
  size: number,
  offsets: Map<number, number>,
  packed: Map<number, number>,
  containerNumber: number,
  trailer: string,
): PdfStream {
  const rows = Buffer.alloc(size * 7);
  for (let number = 0; number < size; number++) {
    const [offset, index] = [offsets.get(number), packed.get(number)];
    const isPacked = index !== undefined;
    rows.writeUInt8(isPacked ? 2 : offset === undefined ? 0 : 1, number * 7);
    rows.writeUInt32BE(isPacked ? containerNumber : (offset ?? 0), number * 7 + 1);
    rows.writeUInt16BE(index ?? 0, number * 7 + 5);
  }
  return deflated(rows, `/Type/XRef/W[1 4 2]${trailer}`);
}
