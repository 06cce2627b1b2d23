import { deflateRawSync, deflateSync, constants } from 'node:zlib';
import type { PdfRefusal } from '../src/platform/pdf/pdf-findings.js';
import { type PdfObject, type PdfStream, deflated, writtenPdf } from './written-pdf.js';

const MEGABYTE = 1024 * 1024;
const BLOCK = 16 * MEGABYTE;

interface Paper {
  content?: PdfStream;
  more?: Record<number, PdfObject>;
  resources?: string;
}

/** One page; further objects are numbered from 10. */
export function smallPdf({ content, more = {}, resources = '' }: Paper = {}): Buffer {
  return writtenPdf({
    objects: {
      1: '<</Type/Catalog/Pages 2 0 R>>',
      2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>${resources}>>>>`,
      4: content ?? deflated('BT /F1 12 Tf 72 700 Td (Radio and its machines) Tj ET'),
      5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...more,
    },
  });
}

/** Spaces, deflated: blocks of 16 MB that repeat. @param bytes a multiple of 16 MB */
export function deflatedSpaces(bytes: number): Buffer {
  const finishFlush = constants.Z_FULL_FLUSH;
  const block = deflateRawSync(Buffer.alloc(BLOCK, ' '), { level: 9, finishFlush });
  const blocks = Array.from({ length: bytes / BLOCK }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, deflateRawSync('')]);
}

/** A page whose content unpacks to so many bytes, through one filter or two. */
export function bombPdf(bytes: number, isNested = true): Buffer {
  const once = deflatedSpaces(bytes);
  const content = isNested
    ? { dictionary: '/Filter[/FlateDecode/FlateDecode]', bytes: deflateSync(once, { level: 9 }) }
    : { dictionary: '/Filter/FlateDecode', bytes: once };
  return smallPdf({ content });
}

/** Forms that draw the next one ten times: `depth` levels draw 10^depth times. */
export function repeatedFormsPdf(depth: number): Buffer {
  const more: Record<number, PdfObject> = {};
  for (let level = 0; level < depth; level++) {
    const next = level + 1 < depth ? `/XObject<</F ${11 + level} 0 R>>` : '';
    const content = next ? '/F Do '.repeat(10) : '0 0 9 9 re f '.repeat(20);
    more[10 + level] = deflated(
      content,
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<<${next}>>`,
    );
  }
  const content = deflated('/F Do');
  return smallPdf({ content, more, resources: '/XObject<</F 10 0 R>>' });
}

/** A picture by what its dictionary, or its data, says about its size. */
function picturePdf(dictionary: string, bytes: Buffer): Buffer {
  const more = { 10: { dictionary: `/Type/XObject/Subtype/Image${dictionary}`, bytes } };
  return smallPdf({ content: deflated('/Im Do'), more, resources: '/XObject<</Im 10 0 R>>' });
}

type Case = [name: string, pdf: () => Buffer, refusal: PdfRefusal];

const colours = '/ColorSpace/DeviceRGB/BitsPerComponent 8';

/** Files that no reviewer should open, with the reason for their authors. */
export const HOSTILE_PDFS: Case[] = [
  ['a content stream of 1 GB in one filter', () => bombPdf(1024 * MEGABYTE, false), 'too-complex'],
  ['a content stream of 1 GB in two filters', () => bombPdf(1024 * MEGABYTE), 'too-complex'],
  [
    'a content stream of 1 GB in three filters',
    () =>
      smallPdf({
        content: {
          dictionary: '/Filter[/Fl/Fl/Fl]',
          bytes: deflateSync(deflateSync(deflatedSpaces(1024 * MEGABYTE))),
        },
      }),
    'too-complex',
  ],
  [
    'an object stream of 400 MB',
    () => unpackedStream('/Type/ObjStm/N 1/First 4', 400),
    'too-complex',
  ],
  [
    'a cross-reference stream of 400 MB',
    () => unpackedStream('/Type/XRef/Size 9/W[1 4 2]/Root 1 0 R', 400),
    'too-complex',
  ],
  [
    'a content stream of 96 MB, compressed with LZW',
    () => smallPdf({ content: { dictionary: '/Filter/LZWDecode', bytes: lzwBomb(96 * MEGABYTE) } }),
    'too-complex',
  ],
  ['forms that draw 10^9 times', () => repeatedFormsPdf(9), 'too-complex'],
  [
    'a form that draws itself',
    () => {
      const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 10 0 R>>>>';
      const more = { 10: deflated('/F Do', form) };
      return smallPdf({ content: deflated('/F Do'), more, resources: '/XObject<</F 10 0 R>>' });
    },
    'too-complex',
  ],
  [
    'a picture of 10^10 pixels',
    () => picturePdf(`/Width 100000/Height 100000${colours}/Filter/FlateDecode`, deflateSync('x')),
    'too-complex',
  ],
  [
    'a JPEG of 65,535 by 65,535 pixels that claims one',
    () =>
      picturePdf(
        `/Width 1/Height 1${colours}/Filter/DCTDecode`,
        Buffer.from('ffd8ffc0001108ffffffff03012200021101031101ffd9', 'hex'),
      ),
    'too-complex',
  ],
  [
    'a predictor with a row of 2 GB',
    () => {
      const { bytes } = deflated('0 0 9 9 re f');
      const parameters = '/DecodeParms<</Predictor 12/Columns 2147483647>>';
      return smallPdf({ content: { dictionary: `/Filter/FlateDecode${parameters}`, bytes } });
    },
    'too-complex',
  ],
];

function unpackedStream(dictionary: string, megabytes: number): Buffer {
  const bytes = deflateSync(deflatedSpaces(megabytes * MEGABYTE));
  return smallPdf({
    more: { 10: { dictionary: `${dictionary}/Filter[/FlateDecode/FlateDecode]`, bytes } },
  });
}

/** One repeated letter: each code adds one letter to the last, until the table is reset. */
function lzwBomb(bytes: number): Buffer {
  const codes: number[] = [];
  let written = 0;
  while (written < bytes) {
    codes.push(256, 32);
    written += 1;
    for (let code = 258, length = 2; code < 4094 && written < bytes; code++, length++) {
      codes.push(code);
      written += length;
    }
  }
  return lzwBits([...codes, 257]);
}

function lzwBits(codes: number[]): Buffer {
  const bytes: number[] = [];
  let [bits, count, known] = [0, 0, 258];
  for (const code of codes) {
    const width = known > 2046 ? 12 : known > 1022 ? 11 : known > 510 ? 10 : 9;
    bits = (bits << width) | code;
    count += width;
    known = code === 256 ? 257 : known + 1;
    while (count >= 8) {
      count -= 8;
      bytes.push((bits >> count) & 255);
      bits &= (1 << count) - 1;
    }
  }
  if (count > 0) bytes.push((bits << (8 - count)) & 255);
  return Buffer.from(bytes);
}
