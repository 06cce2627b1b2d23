import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { paperPdf } from './paper-files.js';

const MEGABYTE = 1024 * 1024;

/** A PDF of one page, written by hand; `more` are further objects, with their numbers. */
function written(more: (string | Buffer)[] = [], pages = '/Kids[3 0 R]/Count 1'): Buffer {
  const head =
    '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    `2 0 obj<</Type/Pages${pages}>>endobj\n` +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n';
  const parts = [head, ...more, '\ntrailer<</Root 1 0 R/Size 9>>\n%%EOF'];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** One page that says it is five. */
export const boastingPdf = written([], '/Kids[3 0 R]/Count 5');

/** An object stream that a few bytes unpack to `bytes`. */
export function packed(bytes: number): Buffer {
  const empty = deflateSync(Buffer.alloc(bytes, '9 0 null '), { level: 1 });
  const head = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${empty.length}>>stream\n`;
  return written([head, empty, '\nendstream endobj']);
}

export async function protectedPdf(userPassword: string): Promise<Buffer> {
  const document = await PDFDocument.load(await paperPdf({ pages: 1 }));
  document.encrypt({ ownerPassword: 'owner', userPassword, permissions: {} });
  return Buffer.from(await document.save());
}

/** Broken, hostile and strange ones, by name. None of them is a paper. */
export async function unreadablePdfs(): Promise<Record<string, Buffer>> {
  const whole = await paperPdf({ pages: 2 });
  const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
  const nested = `5 0 obj${'['.repeat(200_000)}${']'.repeat(200_000)}endobj\n`;
  return {
    'a head and noise': Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('%%EOF')]),
    'the first half': Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from('%%EOF')]),
    'no catalog': Buffer.from('%PDF-1.4\n1 0 obj<</A 1>>endobj\ntrailer<</Root 7 0 R>>\n%%EOF'),
    'no pages': written([], '/Kids[]/Count 0'),
    'pages that are their own parents': written([], '/Kids[2 0 R]/Count 1'),
    'arrays in arrays': written([nested], '/Kids[5 0 R]/Count 1'),
    'kilobytes that unpack to hundreds of megabytes': packed(400 * MEGABYTE),
  };
}

/** A PDF that names its maker in every place that files have for it. */
export async function tellingPdf(maker: string): Promise<Buffer> {
  const document = await PDFDocument.load(await paperPdf({ pages: 2, maker }), {
    updateMetadata: false,
  });
  const { context, catalog } = document;
  const says = (text: string) => context.register(context.stream(text, { Type: 'Metadata' }));
  const names = PDFString.of(maker);
  catalog.set(PDFName.of('Metadata'), says(`<x:xmpmeta>${maker}</x:xmpmeta>`));
  catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: names }));
  catalog.set(PDFName.of('URI'), context.obj({ Base: PDFString.of(`file:///home/${maker}/`) }));
  const page = document.getPage(0).node;
  page.set(PDFName.of('PieceInfo'), context.obj({ Tool: { Private: names } }));
  const rectangle = { Rect: [0, 0, 9, 9], Type: 'Annot' };
  const link = (URI: string) => ({ S: 'URI', URI: PDFString.of(URI) });
  page.set(
    PDFName.of('Annots'),
    context.obj([
      { ...rectangle, Subtype: 'Text', T: names, Contents: PDFString.of('A note') },
      { ...rectangle, Subtype: 'FileAttachment', FS: { F: names } },
      { ...rectangle, Subtype: 'Link', A: link(`mailto:${maker}@example.org`) },
      { ...rectangle, Subtype: 'Link', A: link('https://example.org/') },
      { ...rectangle, Subtype: 'Link', A: { S: 'Launch', F: names } },
    ]),
  );
  page.set(
    PDFName.of('Foto'),
    context.register(context.stream(photo(maker), { Filter: 'DCTDecode' })),
  );
  context.register(context.obj({ Old: names }));
  const signature = { Type: 'Sig', ByteRange: [0, 1, 2, 3], Name: names, Contents: names };
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [{ FT: 'Sig', V: signature }] }));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** As much of a JPEG as segments go: one that says who took it, then the picture. */
function photo(maker: string): Uint8Array {
  const exif = Buffer.from(`Exif\0\0${maker}`);
  const head = [0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2];
  return Buffer.concat([Buffer.from(head), exif, Buffer.from([0xff, 0xda, 0, 2, 1, 0xff, 0xd9])]);
}
