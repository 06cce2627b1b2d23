import { inflateSync, constants } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from './pdf-lib.js';
import { numberIn } from './dictionaries.js';
import { encodedPixels } from './encoded-pixels.js';
import { PdfRefusedError } from './pdf-findings.js';

const MEGABYTE = 1024 * 1024;
/** Of one stream: an A4 picture of 400 dpi in colour. */
const LARGEST = 64 * MEGABYTE;
/** Of all streams of a file. */
const TOTAL = 192 * MEGABYTE;
/** Of a picture, whose samples take up to four bytes each in a browser. */
const MOST_PIXELS = 64_000_000;

/** Filters of pictures, which are not unpacked here: their size is in their dictionary. */
const PICTURES = ['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'];
const FLATE = ['FlateDecode', 'Fl'];
/** Short names, which viewers accept everywhere. */
const LONG_NAMES: Record<string, string> = {
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
};
const OTHERS = ['LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode'];

/** Unpacks streams within the limits of a file. Each stream counts once. */
export class UnpackedStreams {
  private left = TOTAL;
  private readonly counted = new Set<PDFRawStream>();
  private readonly contents = new Map<PDFRawStream, Buffer>();

  /**
   * The unpacked bytes of a content stream.
   * @throws PdfRefusedError too-complex
   */
  content(stream: PDFRawStream): Buffer {
    const known = this.contents.get(stream);
    if (known) return known;
    const content = this.unpack(stream);
    this.contents.set(stream, content);
    return content;
  }

  /**
   * The bytes of any other stream; a picture as it is encoded.
   * @throws PdfRefusedError too-complex
   */
  data(stream: PDFRawStream): Buffer {
    return this.contents.get(stream) ?? this.unpack(stream);
  }

  private unpack(stream: PDFRawStream): Buffer {
    checkDimensions(stream.dict);
    let bytes = Buffer.from(
      stream.contents.buffer,
      stream.contents.byteOffset,
      stream.contents.length,
    );
    let sum = 0;
    for (const { name, parameters } of filtersOf(stream.dict)) {
      checkRow(parameters);
      if (PICTURES.includes(name)) {
        checkPixels(encodedPixels(bytes));
        break;
      }
      const limit = Math.min(LARGEST, this.left - sum);
      const next = unpacked(name, bytes, stream.dict, limit);
      if (!next) break;
      bytes = next;
      sum += bytes.length;
      if (bytes.length > limit) throw new PdfRefusedError('too-complex');
    }
    if (!this.counted.has(stream)) {
      this.counted.add(stream);
      this.left -= sum;
    }
    return bytes;
  }
}

/** @returns undefined for filters that no viewer knows */
function unpacked(
  name: string,
  bytes: Buffer,
  { context }: PDFDict,
  limit: number,
): Buffer | undefined {
  if (FLATE.includes(name)) {
    try {
      const finishFlush = constants.Z_SYNC_FLUSH;
      return inflateSync(bytes, { maxOutputLength: Math.max(limit, 1), finishFlush });
    } catch (error) {
      if (hasCode(error, 'ERR_BUFFER_TOO_LARGE')) throw new PdfRefusedError('too-complex');
      return leniently('FlateDecode');
    }
  }
  const long = LONG_NAMES[name] ?? name;
  return OTHERS.includes(long) ? leniently(long) : undefined;

  /** As viewers do, which show what they can read; its allocations are counted. */
  function leniently(Filter: string): Buffer {
    try {
      const single = PDFRawStream.of(context.obj({ Filter }), bytes);
      return Buffer.from(decodePDFRawStream(single).decode());
    } catch (error) {
      if (error instanceof RangeError) throw new PdfRefusedError('too-complex');
      return Buffer.alloc(0);
    }
  }
}

interface Filter {
  name: string;
  parameters: PDFDict | undefined;
}

function filtersOf(dictionary: PDFDict): Filter[] {
  const names = listOf(dictionary.lookup(PDFName.of('Filter')));
  const parameters = listOf(dictionary.lookup(PDFName.of('DecodeParms')));
  return names.flatMap((name, index) => {
    const own = parameters[index];
    if (!(name instanceof PDFName)) return [];
    return [{ name: name.decodeText(), parameters: own instanceof PDFDict ? own : undefined }];
  });
}

function listOf(value: PDFObject | undefined): (PDFObject | undefined)[] {
  if (!(value instanceof PDFArray)) return [value];
  return Array.from({ length: value.size() }, (_, index) => value.lookup(index));
}

/** A predictor makes room for one row, however short the data is. */
function checkRow(parameters: PDFDict | undefined): void {
  if (!parameters) return;
  const of = (name: string, otherwise: number) => numberIn(parameters, name) ?? otherwise;
  const bits = of('Columns', 1) * of('Colors', 1) * of('BitsPerComponent', 8);
  if (bits / 8 > LARGEST) throw new PdfRefusedError('too-complex');
}

function checkDimensions(dictionary: PDFDict): void {
  const size = (long: string, short: string) =>
    numberIn(dictionary, long) ?? numberIn(dictionary, short) ?? 0;
  checkPixels(size('Width', 'W') * size('Height', 'H'));
}

function checkPixels(pixels: number): void {
  if (pixels > MOST_PIXELS) throw new PdfRefusedError('too-complex');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
