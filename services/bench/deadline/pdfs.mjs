import { randomBytes } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';

const LINE =
  'Radio meets machines that speak, in languages with few recordings of their speakers. ';
const PLACE = '00000000';
/** Noise, as JPEG: bytes per pixel. */
const BYTES_PER_PIXEL = 0.98;

/**
 * Papers as authors send them: a text with one large photograph, one with a figure on each page, and a scan.
 * @param bytes of each, about
 * @returns a function that makes the content of the paper with the given number; each has another hash
 */
export async function paperTemplates(bytes) {
  const templates = [
    await paper(bytes, { pages: 8, pictures: 1, lines: 50 }),
    await paper(bytes, { pages: 8, pictures: 8, lines: 40 }),
    await paper(bytes, { pages: 6, pictures: 6, lines: 0 }),
  ];
  return (number) => {
    const { content, at } = templates[number % templates.length];
    const copy = Buffer.from(content);
    copy.write(hexOf(String(number).padStart(PLACE.length, '0')), at, 'latin1');
    return copy;
  };
}

async function paper(bytes, { pages, pictures, lines }) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.setTitle(PLACE);
  const side = Math.round(Math.sqrt(bytes / pictures / BYTES_PER_PIXEL));
  for (let number = 0; number < pages; number++) {
    const page = document.addPage();
    for (let line = 0; line < lines; line++)
      page.drawText(LINE, { font, size: 10, x: 50, y: 800 - 14 * line });
    if (number < pictures)
      page.drawImage(await noise(document, side), { x: 50, y: 40, width: 200 });
  }
  // Uncompressed, so that the title can be replaced.
  const content = Buffer.from(await document.save({ useObjectStreams: false }));
  const at = content.indexOf(hexOf(PLACE), 0, 'latin1');
  if (at < 0) throw new Error('The title was not found.');
  return { content, at };
}

async function noise(document, side) {
  const raw = { width: side, height: side, channels: 3 };
  const picture = sharp(randomBytes(3 * side * side), { raw });
  return document.embedJpg(await picture.jpeg({ quality: 80 }).toBuffer());
}

/** As PDF writes text that is not ASCII: UTF-16 in hexadecimal digits. */
const hexOf = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
