import type { PdfFindings } from '../src/platform/pdf/pdf-findings.js';
import {
  bombPdf,
  deflatedSpaces,
  HOSTILE_PDFS,
  repeatedFormsPdf,
  smallPdf,
} from '../test/hostile-pdfs.js';
import { paperPdf } from '../test/paper-files.js';
import { PDF_ENCRYPTIONS, pdfEncryption } from '../test/pdf-encryption.js';
import { boastingPdf, damagedPdfs, packed } from '../test/strange-pdfs.js';
import { tellingPdf } from '../test/telling-pdf.js';
import { deflated } from '../test/written-pdf.js';
import { random } from './corpus.js';
import { changed, whole, type Random } from './pdf-changes.js';

type Finding = PdfFindings['kind'];

/** A file, and what may be found about it. */
export interface HostilePdf {
  name: string;
  make: () => Buffer | Promise<Buffer>;
  expected: readonly Finding[];
  /** Where the file decides them. */
  pages?: number;
}

const MEGABYTE = 1024 * 1024;
const READABLE: readonly Finding[] = ['readable'];

/** All files by kind, made when they are tried; places, changes and passwords are the seed's. */
export async function hostilePdfs(): Promise<Record<string, HostilePdf[]>> {
  const originals = await originalPdfs();
  return {
    valid: validPdfs(),
    encrypted: encryptedPdfs(),
    damaged: Object.entries(await damagedPdfs()).map(([name, pdf]) =>
      file(name, () => pdf, ['damaged']),
    ),
    'cut off': originals.flatMap((original) => cutPdfs(original, 30)),
    'bytes after the end': originals.flatMap(followedPdfs),
    'changed bytes': originals.flatMap((original) => changedPdfs(original, 40)),
    bombs: bombs(),
    'no PDF': noPdfs(),
  };
}

function file(
  name: string,
  make: HostilePdf['make'],
  expected: readonly Finding[],
  pages?: number,
): HostilePdf {
  return { name, make, expected, ...(pages === undefined ? {} : { pages }) };
}

interface Original {
  name: string;
  pdf: Buffer;
  /** When nothing is changed. */
  finding: Finding;
}

async function originalPdfs(): Promise<Original[]> {
  const encrypted = PDF_ENCRYPTIONS.map((kind, place): Original => {
    const user = place % 2 === 0 ? '' : 'secret';
    const pdf = tellingPdf({
      encryption: pdfEncryption(kind, { user, owner: 'owner' }),
      isPacked: place > 2,
    });
    return { name: kind, pdf: whole(pdf), finding: user ? 'protected' : 'readable' };
  });
  return [
    { name: 'one page', pdf: smallPdf(), finding: 'readable' },
    { name: 'eight pages', pdf: await paperPdf(), finding: 'readable' },
    { name: 'every object', pdf: whole(tellingPdf()), finding: 'readable' },
    {
      name: 'every object, packed',
      pdf: whole(tellingPdf({ isPacked: true })),
      finding: 'readable',
    },
    ...encrypted,
  ];
}

function validPdfs(): HostilePdf[] {
  const next = random('valid PDFs');
  const papers = Array.from({ length: 12 }, (_, index) => {
    const pages = index + 1;
    const expected: Finding[] = [pages > 8 ? 'too-many-pages' : 'readable'];
    return file(`${pages} pages`, () => paperPdf({ pages, maker: 'Ada Obi' }), expected, pages);
  });
  const texts = Array.from({ length: 40 }, (_, index) => {
    const content = drawnText(next);
    return file(`text ${index}`, () => smallPdf({ content: deflated(content) }), READABLE, 1);
  });
  return [
    ...papers,
    ...texts,
    file('a large attachment', () => paperPdf({ attached: 8 * MEGABYTE }), READABLE, 8),
    file('every object', () => tellingPdf(), READABLE, 1),
    file('every object, packed', () => tellingPdf({ isPacked: true }), READABLE, 1),
    file('a page that says it is five', () => boastingPdf, READABLE, 1),
  ];
}

/** Lines of any bytes, escaped as strings. */
function drawnText(next: Random): Buffer {
  const lines = Array.from({ length: 1 + Math.floor(next() * 30) }, () => {
    const bytes = bytesOf(next, 60);
    return `0 -14 Td <${bytes.toString('hex')}> Tj`;
  });
  const size = 1 + Math.floor(next() * 40);
  return Buffer.from(`BT /F1 ${size} Tf 72 700 Td ${lines.join(' ')} ET`);
}

function encryptedPdfs(): HostilePdf[] {
  const next = random('PDF passwords');
  const password = () =>
    String.fromCharCode(...bytesOf(next, 40).map((byte) => 33 + (byte % 94))) || 'x';
  const each = PDF_ENCRYPTIONS.flatMap((kind) =>
    [false, true].flatMap((isPacked) =>
      Array.from({ length: 10 }, (_, index) => {
        const passwords = { user: index % 2 === 0 ? '' : password(), owner: password() };
        const make = () => tellingPdf({ isPacked, encryption: pdfEncryption(kind, passwords) });
        const expected: Finding[] = [passwords.user ? 'protected' : 'readable'];
        return file(`${kind} ${JSON.stringify({ isPacked, ...passwords })}`, make, expected, 1);
      }),
    ),
  );
  const unknown = ['/Adobe.PubSec/V 4', '/Standard/V 9/R 9', '/FOPN_fLock/V 1'].map((rest) => {
    const dictionary = `<</Filter${rest}>>`;
    const encryption = { dictionary, id: Buffer.alloc(16), encrypt: (bytes: Buffer) => bytes };
    return file(rest, () => tellingPdf({ encryption }), ['protected']);
  });
  return [...each, ...unknown];
}

function cutPdfs({ name, pdf }: Original, count: number): HostilePdf[] {
  const next = random(`cuts of ${name}`);
  const end = pdf.lastIndexOf('%%EOF');
  const places = Array.from({ length: count }, () => 5 + Math.floor(next() * (end - 5)));
  return [...places, end, end + 4].map((place) =>
    file(`${name}, ${place} of ${pdf.length} bytes`, () => pdf.subarray(0, place), ['damaged']),
  );
}

function followedPdfs({ name, pdf, finding }: Original): HostilePdf[] {
  const next = random(`endings of ${name}`);
  const noise = Array.from({ length: 6 }, () => bytesOf(next, 20_000));
  const texts = [
    '\r\n--boundary--\r\n',
    '<script>1 0 objection</script>',
    '\0'.repeat(5000),
    'startxref\n0\n',
    'trailer<</Root 9 0 R>>',
    ' '.repeat(70_000),
  ].map((text) => Buffer.from(text));
  const harmless = [...noise, ...texts].map((rest, index) =>
    file(`${name}, ending ${index}`, () => Buffer.concat([pdf, rest]), [finding]),
  );
  const update = Buffer.from('\n7 0 obj<</Type/Catalog');
  const cut = file(`${name}, a cut update`, () => Buffer.concat([pdf, update]), ['damaged']);
  return [...harmless, cut];
}

/** Only the header and the encryption decide what such a file cannot be. */
function changedPdfs({ name, pdf }: Original, count: number): HostilePdf[] {
  const next = random(`changes of ${name}`);
  return Array.from({ length: count }, (_, index) => {
    const { bytes, how } = changed(pdf, next);
    const hasHeader = bytes.subarray(0, 1024).includes('%PDF-');
    const mayBe: Finding[] = ['readable', 'damaged', 'too-complex'];
    if (pdf.includes('/Encrypt')) mayBe.push('protected');
    return file(`${name}, ${index}: ${how}`, () => bytes, hasHeader ? mayBe : ['not-pdf']);
  });
}

function bombs(): HostilePdf[] {
  const sizes = [128, 256, 512].flatMap((megabytes) =>
    [false, true].map((isNested) =>
      file(
        `${megabytes} MB ${isNested ? 'in two filters' : 'in one filter'}`,
        () => bombPdf(megabytes * MEGABYTE, isNested),
        ['too-complex'],
      ),
    ),
  );
  const forms = [7, 8, 20, 200].map((depth) =>
    file(`forms of ${depth} levels`, () => repeatedFormsPdf(depth), ['too-complex']),
  );
  const dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
  const objects = [256, 1024].map((megabytes) => {
    const more = () => ({ 10: { dictionary, bytes: deflatedSpaces(megabytes * MEGABYTE) } });
    const make = () => smallPdf({ more: more() });
    return file(`objects of ${megabytes} MB in one filter`, make, ['too-complex']);
  });
  const small = [
    file('16 MB in one filter', () => bombPdf(16 * MEGABYTE, false), READABLE, 1),
    file('16 MB in two filters', () => bombPdf(16 * MEGABYTE), READABLE, 1),
    file('objects of 1 MB', () => packed(MEGABYTE), READABLE, 1),
    ...[1, 2, 3].map((depth) =>
      file(`forms of ${depth} levels`, () => repeatedFormsPdf(depth), READABLE, 1),
    ),
  ];
  const known = HOSTILE_PDFS.map(([name, make, refusal]) => file(name, make, [refusal]));
  return [...known, ...sizes, ...forms, ...objects, ...small];
}

function noPdfs(): HostilePdf[] {
  const next = random('no PDFs');
  const pdf = smallPdf();
  const heads = {
    nothing: '',
    'a web page': '<!doctype html><title>%PDF</title>',
    'a PNG': '\x89PNG\r\n\x1a\n',
    'a JPEG': '\xff\xd8\xff\xe0',
    'a ZIP': 'PK\x03\x04',
    'a text': 'Radio and its machines',
    PostScript: '%!PS-Adobe-3.0',
    RTF: '{\\rtf1}',
    'an old Word file': '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    'a program': '\x7fELF',
    'half a header': '%PDF',
    'a header in lower case': '%pdf-1.7\n%%EOF',
  };
  const named = Object.entries(heads).map(([name, head]): [string, Buffer] => [
    name,
    Buffer.from(head, 'latin1'),
  ]);
  const noise = Array.from({ length: 40 }, (_, index): [string, Buffer] => [
    `noise ${index}`,
    bytesOf(next, 20_000),
  ]);
  const others: [string, Buffer][] = [
    ['UTF-16', Buffer.from(pdf.toString('latin1'), 'utf16le')],
    ['a PDF behind 2,000 bytes', Buffer.concat([Buffer.alloc(2000, ' '), pdf])],
    ['a PDF without its header', pdf.subarray(5)],
    ['a PDF in base64', Buffer.from(pdf.toString('base64'))],
    ['a PDF in reverse', Buffer.from(pdf).reverse()],
  ];
  return [...named, ...noise, ...others].map(([name, bytes]) =>
    file(name, () => bytes, ['not-pdf']),
  );
}

function bytesOf(next: Random, most: number): Buffer {
  const length = 1 + Math.floor(next() * most);
  return Buffer.from(Array.from({ length }, () => Math.floor(next() * 256)));
}
