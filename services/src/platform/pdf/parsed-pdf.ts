import {
  type PDFContext,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFParser,
  PDFRawStream,
  type PDFRef,
  type PDFStream,
  type PDFString,
} from './pdf-lib.js';
import { PdfRefusedError } from './pdf-findings.js';
import { type Decryption, openWithoutPassword } from './standard-security.js';

const HEADER = '%PDF-';
const END = '%%EOF';
/** The start of an object, which has no place behind the end of a file. */
const OBJECT = /(?:^|\s)\d{1,10}\s+\d{1,5}\s+obj\b/;

/**
 * Parses a PDF and decrypts it if it opens without a password.
 * @throws PdfRefusedError not-pdf, damaged (also when it is cut off), protected
 */
export async function parsedPdf(file: Buffer): Promise<PDFContext> {
  if (file.subarray(0, 1024).indexOf(HEADER) < 0) throw new PdfRefusedError('not-pdf');
  const bytes = upToEnd(file);
  const context = await new DecryptingParser(bytes).parseDocument();
  if (!context.trailerInfo.Encrypt) return context;
  const decryption = openWithoutPassword(context);
  const decrypted = await new DecryptingParser(bytes, decryption).parseDocument();
  // Encrypted cross-reference streams do not exist, so the first pass read the root.
  decrypted.trailerInfo.Root = context.trailerInfo.Root;
  decrypted.trailerInfo.Encrypt = undefined;
  return decrypted;
}

/**
 * The file without the bytes behind its end, such as those of mail gateways, where the library would
 * read a trailer. Objects there belong to an update, or to a linearised file, that was cut.
 * @throws PdfRefusedError damaged
 */
function upToEnd(bytes: Buffer): Buffer {
  const mark = bytes.lastIndexOf(END);
  const end = mark + END.length;
  const isCut = mark < 0 || OBJECT.test(bytes.subarray(end).toString('latin1'));
  if (isCut) throw new PdfRefusedError('damaged');
  return bytes.subarray(0, end);
}

/** The library decrypts strings into unescaped literals, and cross-reference streams into noise. */
class DecryptingParser extends PDFParser {
  constructor(
    bytes: Uint8Array,
    private readonly decryption?: Decryption,
  ) {
    super(bytes, Infinity);
  }

  protected override parseString(ref?: PDFRef): PDFString {
    const text = super.parseString();
    // The library accepts either kind of string wherever it reads one.
    return (this.decrypted(text, ref) ?? text) as PDFString;
  }

  protected override parseHexString(ref?: PDFRef): PDFHexString {
    const text = super.parseHexString();
    return this.decrypted(text, ref) ?? text;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict | PDFStream {
    const parsed = super.parseDictOrStream(ref);
    if (!ref || !this.decryption || !(parsed instanceof PDFRawStream)) return parsed;
    if (!isEncrypted(parsed.dict, this.decryption)) return parsed;
    return PDFRawStream.of(parsed.dict, this.decryption.stream(parsed.contents, ref));
  }

  private decrypted(text: PDFString | PDFHexString, ref?: PDFRef): PDFHexString | undefined {
    if (!ref || !this.decryption) return undefined;
    return PDFHexString.fromBytes(this.decryption.string(text.asBytes(), ref));
  }
}

function isEncrypted(dictionary: PDFDict, { isMetadataEncrypted }: Decryption): boolean {
  const type = dictionary.get(PDFName.of('Type'));
  if (type === PDFName.of('XRef')) return false;
  if (type === PDFName.of('Metadata') && !isMetadataEncrypted) return false;
  // Such a filter always names the identity.
  return !String(dictionary.get(PDFName.of('Filter'))).includes('/Crypt');
}
