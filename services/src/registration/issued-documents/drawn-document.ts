import { setImmediate } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { formatDay } from '../../platform/i18n/formats.js';
import { utcDay } from '../../platform/core/time.js';
import { Canvas } from '../documents/canvas.js';
import type { ShapedFonts } from '../documents/shaped-fonts.js';
import { drawBadges, PER_SHEET } from './badge-sheet.js';
import { isLetter } from '../document-layouts/document-kinds.js';
import type { DocumentPictures } from '../document-layouts/document-pictures.js';
import { drawCertificate } from './certificate.js';
import { drawLetter } from './letter.js';
import { groupedNumber } from './document-number.js';
import type { OpenPicture, OpenPictures, Shown, WrittenDocument } from './shown-document.js';

const shownOf = (
  { facts, number, issuedAt, checkInCode, details }: WrittenDocument,
  siteUrl: string,
  pictures: OpenPictures,
): Shown => ({
  pictures,
  facts,
  details: details ?? [],
  number: groupedNumber(number),
  issuedOn: formatDay(utcDay(issuedAt)),
  code: checkInCode ?? `${siteUrl}/verify/${number}`,
  verifyAt: `${siteUrl.replace(/^https?:\/\//, '')}/verify`,
});

export interface FileInfo {
  /** Of the file. */
  title: string;
  author: string;
  at: Date;
  /** Without a slash at the end. */
  siteUrl: string;
  /** Reads the logo and signatures of a document. */
  pictures?: (document: WrittenDocument) => Promise<DocumentPictures>;
  /** Of all badges of the file: sheets state it. */
  badges?: number;
  /** Of several files, which the caller releases. */
  fonts?: ShapedFonts;
}

/**
 * One PDF for all: pages of certificates and letters, or sheets of badges. A page is drawn once the reader has taken those
 * before it, so that memory does not grow with the documents; others are served between two pages.
 */
export async function writeDocuments(
  documents: AsyncIterable<WrittenDocument> | Iterable<WrittenDocument>,
  { title, author, at, siteUrl, pictures, badges = 1, fonts }: FileInfo,
): Promise<Readable> {
  const canvas = await Canvas.openOn(
    { title, author, at },
    { margin: 0, autoFirstPage: false },
    fonts,
  );
  const content = canvas.pdf as unknown as Readable;
  const taken = untilTaken(content);
  const open = new Map<string, OpenPicture>();
  const shown = async (document: WrittenDocument) => {
    for (const [address, png] of (await pictures?.(document)) ?? []) {
      if (!open.has(address)) open.set(address, openImage(canvas, png));
    }
    return shownOf(document, siteUrl, open);
  };
  let from = 0;
  const sheet: Shown[] = [];
  const drawSheet = () => {
    canvas.pdf.addPage({ size: 'A4', margin: 0 });
    drawBadges(canvas, sheet, { from, of: badges });
    from += sheet.splice(0).length;
  };
  const draw = async () => {
    for await (const document of documents) {
      const page = await shown(document);
      if (document.kind === 'badge') {
        sheet.push(page);
        if (sheet.length < PER_SHEET) continue;
        drawSheet();
      } else {
        drawPage(canvas, document, page);
      }
      await taken();
    }
    if (sheet.length > 0) drawSheet();
    canvas.end();
  };
  draw().catch((error: unknown) => content.destroy(error as Error));
  return content;
}

function drawPage(canvas: Canvas, { kind }: WrittenDocument, shown: Shown): void {
  if (isLetter(kind)) {
    canvas.pdf.addPage({ size: 'A4', margin: 0 });
    drawLetter(canvas, shown);
  } else {
    canvas.pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
    drawCertificate(canvas, shown);
  }
}

/** In bytes. */
const MOST_UNREAD = 256 * 1024;

/** pdfkit writes whether or not anyone reads. */
function untilTaken(content: Readable): () => Promise<void> {
  let resume: () => void = () => undefined;
  content._read = () => resume();
  content.once('close', () => resume());
  return async () => {
    await setImmediate();
    if (content.readableLength >= MOST_UNREAD && !content.destroyed) {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    if (content.destroyed) throw new Error('The reader of the file has ended.');
  };
}

/** A file holds a picture once, however many pages draw it; the types of pdfkit leave this method out. */
const openImage = ({ pdf }: Canvas, png: Buffer): OpenPicture =>
  (pdf as unknown as { openImage(source: Buffer): OpenPicture }).openImage(png);
