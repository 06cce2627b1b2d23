import { deflateSync } from 'node:zlib';
import { type PDFContext, PDFDict, PDFName, PDFRawStream, type PDFRef } from './pdf-lib.js';
import { strippedContent } from './content-stream.js';
import { dictIn, get, itemsOf, nameIn, numberIn } from './dictionaries.js';
import type { Page } from './page-tree.js';
import { PdfRefusedError } from './pdf-findings.js';
import { stripColourProfile } from './strip-colour-profile.js';
import { stripJpegMetadata } from './strip-jpeg-metadata.js';
import { stripJpxMetadata } from './strip-jpx-metadata.js';
import type { UnpackedStreams } from './unpacked-streams.js';

const MEGABYTE = 1024 * 1024;
/** Of a page with all forms that it draws, each time it draws them. */
const LARGEST_PAGE = 32 * MEGABYTE;
const [JPEG, JPX] = [PDFName.of('DCTDecode'), PDFName.of('JPXDecode')];
const DRAW = /\/([^\s/<>[\](){}%]+)\s+Do\b/g;

/** The content of pages, and of the forms that they draw. */
export class PageContent {
  private readonly sizes = new Map<PDFRawStream, number>();

  constructor(
    private readonly context: PDFContext,
    private readonly streams: UnpackedStreams,
  ) {}

  /**
   * Checks how much a viewer must read for a page.
   * @throws PdfRefusedError too-complex, also for forms that draw each other in a circle
   */
  check({ node }: Page): void {
    const content = this.contentOf(node);
    this.sizeOf(content, dictIn(node, 'Resources'));
  }

  /** Removes texts that the page does not show. */
  strip({ node }: Page): void {
    const content = this.contentOf(node);
    const stripped = strippedContent(content);
    if (!stripped) return;
    node.set(PDFName.of('Contents'), this.context.register(packed(this.context.obj({}), stripped)));
  }

  /** The same for a form, a pattern or a glyph. */
  stripStream(ref: PDFRef, stream: PDFRawStream): void {
    const stripped = strippedContent(this.streams.content(stream));
    if (!stripped) return;
    this.context.assign(ref, packed(stream.dict, stripped));
  }

  /**
   * Checks the size of a picture, a font or a colour profile, and removes its metadata.
   * @throws PdfRefusedError too-complex
   */
  stripData(ref: PDFRef, stream: PDFRawStream): void {
    const data = this.streams.data(stream);
    const encoding = itemsOf(get(stream.dict, 'Filter')).at(-1);
    if (encoding === JPEG) {
      this.context.assign(ref, picture(stream.dict, JPEG, stripJpegMetadata(data)));
    } else if (encoding === JPX) {
      this.context.assign(ref, picture(stream.dict, JPX, stripJpxMetadata(data)));
    } else if (numberIn(stream.dict, 'N') !== undefined) {
      const profile = stripColourProfile(data);
      if (profile) this.context.assign(ref, packed(stream.dict, profile));
    }
  }

  private contentOf(page: PDFDict): Buffer {
    const parts = itemsOf(get(page, 'Contents')).flatMap((part) =>
      part instanceof PDFRawStream ? [this.streams.content(part)] : [],
    );
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    // Streams of a page end between tokens.
    return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
  }

  private sizeOf(content: Buffer, resources: PDFDict | undefined): number {
    let size = content.length;
    if (content.includes('Do')) {
      const forms = resources && dictIn(resources, 'XObject');
      for (const [, name = ''] of content.toString('latin1').matchAll(DRAW)) {
        const form = forms && get(forms, name);
        if (form instanceof PDFRawStream) size += this.sizeOfForm(form, resources);
        if (size > LARGEST_PAGE) break;
      }
    }
    if (size > LARGEST_PAGE) throw new PdfRefusedError('too-complex');
    return size;
  }

  private sizeOfForm(form: PDFRawStream, outer: PDFDict | undefined): number {
    if (nameIn(form.dict, 'Subtype') !== 'Form') return 0;
    const known = this.sizes.get(form);
    if (known !== undefined) return known;
    this.sizes.set(form, Infinity);
    const resources = dictIn(form.dict, 'Resources') ?? outer;
    const size = this.sizeOf(this.streams.content(form), resources);
    this.sizes.set(form, size);
    return size;
  }
}

function packed(dictionary: PDFDict, content: Buffer): PDFRawStream {
  dictionary.delete(PDFName.of('DecodeParms'));
  dictionary.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(dictionary, deflateSync(content));
}

/** Without the filters around the picture's own. */
function picture(dictionary: PDFDict, encoding: PDFName, data: Uint8Array): PDFRawStream {
  const parameters = itemsOf(get(dictionary, 'DecodeParms')).at(-1);
  dictionary.set(PDFName.of('Filter'), encoding);
  if (parameters instanceof PDFDict) dictionary.set(PDFName.of('DecodeParms'), parameters);
  else dictionary.delete(PDFName.of('DecodeParms'));
  return PDFRawStream.of(dictionary, data);
}
