import { setImmediate } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { formatDay } from '../../platform/i18n/formats.js';
import { utcDay } from '../../platform/core/time.js';
import { Canvas } from '../documents/canvas.js';
import { drawBadges, PER_SHEET } from './badge-sheet.js';
import { isLetter } from '../document-layouts/document-kinds.js';
import type { SignaturePictures } from '../document-layouts/signature-pictures.js';
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

interface FileInfo {
  /** Of the file. */
  title: string;
  at: Date;
  /** Without a slash at the end. */
  siteUrl: string;
  pictures?: SignaturePictures;
}

/** One PDF for all: pages of certificates and letters, or sheets of badges. Others are served between two pages. */
export async function writeDocuments(
  documents: readonly WrittenDocument[],
  { title, at, siteUrl, pictures }: FileInfo,
): Promise<Readable> {
  const author = documents[0]?.facts.event ?? '';
  const canvas = await Canvas.openOn({ title, author, at }, { margin: 0, autoFirstPage: false });
  const open = new Map(
    [...(pictures ?? [])].map(([address, png]) => [address, openImage(canvas, png)]),
  );
  const shown = (document: WrittenDocument) => shownOf(document, siteUrl, open);
  const draw = async () => {
    const badges = documents.filter(({ kind }) => kind === 'badge');
    for (const document of documents) {
      if (document.kind === 'badge') continue;
      if (isLetter(document.kind)) {
        canvas.pdf.addPage({ size: 'A4', margin: 0 });
        drawLetter(canvas, shown(document));
      } else {
        canvas.pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
        drawCertificate(canvas, shown(document));
      }
      await setImmediate();
    }
    for (let from = 0; from < badges.length; from += PER_SHEET) {
      canvas.pdf.addPage({ size: 'A4', margin: 0 });
      drawBadges(canvas, badges.slice(from, from + PER_SHEET).map(shown), {
        from,
        of: badges.length,
      });
      await setImmediate();
    }
    canvas.end();
  };
  const content = canvas.pdf as unknown as Readable;
  draw().catch((error: unknown) => content.destroy(error as Error));
  return content;
}

/** A file holds a picture once, however many pages draw it; the types of pdfkit leave this method out. */
const openImage = ({ pdf }: Canvas, png: Buffer): OpenPicture =>
  (pdf as unknown as { openImage(source: Buffer): OpenPicture }).openImage(png);
