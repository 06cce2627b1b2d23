import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { formOf } from './sample-files.js';

interface PdfOptions {
  pages?: number;
  /** Written into all metadata about the author, and on no page. */
  maker?: string;
  /** Size of an attachment, in bytes. */
  attached?: number;
}

export async function paperPdf({ pages = 8, maker, attached }: PdfOptions = {}): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number++) {
    document.addPage().drawText(`Radio and its machines, page ${number}`, { font, x: 50, y: 700 });
  }
  if (maker !== undefined) {
    document.setAuthor(maker);
    document.setCreator(maker);
    document.setKeywords([maker]);
    await document.attach(Buffer.from(maker), `${maker}.txt`, { description: maker });
  }
  if (attached !== undefined) await document.attach(randomBytes(attached), 'interviews.bin');
  return Buffer.from(await document.save());
}

export function paperForm(
  content: Buffer,
  { part = 'manuscript', name = 'paper.pdf' }: { part?: string; name?: string } = {},
): FormData {
  return formOf({ part }, { field: 'file', content, name });
}

export function paperContent(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Radio and its machines',
    abstract: 'Radio meets machines that speak. '.repeat(12).trim(),
    keywords: ['radio', 'speech', 'machines'],
    topic: 'Low-resource languages',
    aiUse: 'No tools were used.',
    isOriginal: true,
    authors: [
      {
        givenName: 'Ada',
        familyName: 'Okafor',
        email: 'ada@example.org',
        affiliation: 'University of Nairobi',
        country: 'Kenya',
        isPresenting: true,
        isCorresponding: true,
      },
    ],
    ...changes,
  };
}
