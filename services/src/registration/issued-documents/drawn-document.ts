import { setImmediate } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { formatDay } from '../../platform/i18n/formats.js';
import { utcDay } from '../../platform/core/time.js';
import { Canvas } from '../documents/canvas.js';
import { drawBadges, PER_SHEET } from './badge-sheet.js';
import { drawCertificate } from './certificate.js';
import { groupedNumber } from './document-number.js';
import type { Shown, WrittenDocument } from './shown-document.js';

const shownOf = (
  { facts, number, issuedAt, checkInCode }: WrittenDocument,
  siteUrl: string,
): Shown => ({
  facts,
  number: groupedNumber(number),
  issuedOn: formatDay(utcDay(issuedAt)),
  code: checkInCode ?? `${siteUrl}/verify/${number}`,
  verifyAt: `${siteUrl.replace(/^https?:\/\//, '')}/verify`,
});

/**
 * One PDF for all: pages of certificates, or sheets of badges. Others are served between two pages.
 * @param title of the file
 * @param siteUrl without a slash at the end
 */
export async function writeDocuments(
  documents: readonly WrittenDocument[],
  { title, at, siteUrl }: { title: string; at: Date; siteUrl: string },
): Promise<Readable> {
  const author = documents[0]?.facts.event ?? '';
  const canvas = await Canvas.openOn({ title, author, at }, { margin: 0, autoFirstPage: false });
  const draw = async () => {
    const badges = documents.filter(({ kind }) => kind === 'badge');
    for (const document of documents) {
      if (document.kind === 'badge') continue;
      canvas.pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
      drawCertificate(canvas, shownOf(document, siteUrl));
      await setImmediate();
    }
    for (let from = 0; from < badges.length; from += PER_SHEET) {
      canvas.pdf.addPage({ size: 'A4', margin: 0 });
      const shown = badges.slice(from, from + PER_SHEET).map((one) => shownOf(one, siteUrl));
      drawBadges(canvas, shown, { from, of: badges.length });
      await setImmediate();
    }
    canvas.end();
  };
  const content = canvas.pdf as unknown as Readable;
  draw().catch((error: unknown) => content.destroy(error as Error));
  return content;
}
