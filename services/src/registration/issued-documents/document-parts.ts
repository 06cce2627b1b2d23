import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Canvas, Look } from '../documents/canvas.js';
import { COLOUR, drawMark } from './brand.js';
import type { Shown } from './shown-document.js';

const texts = defineTexts('server.registration.certificate', {
  issued: 'Issued',
  number: 'Document number',
  verifyAt: 'Verify at',
});

/** Labels and values that let readers verify a document. */
export const proofOf = ({ issuedOn, number, verifyAt }: Shown) =>
  [
    [texts.issued, issuedOn],
    [texts.number, number],
    [texts.verifyAt, verifyAt],
  ] as const;

/** The largest size that fits on one line, or the smallest. */
export function fitted(
  canvas: Canvas,
  text: string,
  { size, smallest, ...look }: Look & { size: number; smallest: number },
  width: number,
): number {
  const needed = canvas.widthOf(text, { ...look, size });
  return needed <= width ? size : Math.max(smallest, Math.floor(((size * width) / needed) * 2) / 2);
}

export interface Part {
  text: string;
  look: Look & { size: number };
}

/** In points. */
interface Room {
  x: number;
  y: number;
  width: number;
  /** Texts end above it. */
  bottom: number;
  /** Between two texts. */
  gap: number;
}

/** Of a line's size. */
const LEADING = 1.45;
const SMALLEST = 0.5;

/** Long texts get smaller together until they fit. @returns where the last line ends */
export function drawParts(
  canvas: Canvas,
  parts: readonly Part[],
  { x, y: top, width, bottom, gap }: Room,
): number {
  const linesOf = (scale: number) =>
    parts
      .filter(({ text }) => text)
      .map(({ text, look }) => {
        const scaled = { ...look, size: look.size * scale };
        return { lines: canvas.wrapped(text, width, scaled), look: scaled };
      });
  const heightOf = (scale: number) =>
    linesOf(scale).reduce(
      (sum, { lines, look: { size } }) => sum + lines.length * size * LEADING + gap,
      0,
    );
  let scale = 1;
  while (scale > SMALLEST && top + heightOf(scale) > bottom) scale -= 0.05;
  let y = top;
  for (const { lines, look } of linesOf(scale)) {
    for (const line of lines) {
      canvas.line(line, x, y, look);
      y += look.size * LEADING;
    }
    y += gap;
  }
  return y;
}

/** Of a logo, in points. Dark logos are readable on the band by their white ground. */
const LOGO = { width: 150, padding: 6, radius: 4 };

/** The logo on the band, or the mark without one. @param size of its side, in points @returns its width */
export function drawLogo(
  canvas: Canvas,
  { facts: { logo = '' }, pictures }: Shown,
  { x, y, size }: { x: number; y: number; size: number },
): number {
  const image = pictures.get(logo);
  if (!image) {
    drawMark(canvas, x, y, size);
    return size;
  }
  const { padding, radius } = LOGO;
  const scale = Math.min(LOGO.width / image.width, size / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const top = y + (size - height) / 2;
  canvas.pdf
    .roundedRect(x, top - padding, width + 2 * padding, height + 2 * padding, radius)
    .fill(COLOUR.white);
  canvas.pdf.image(image, x + padding, top, { width, height });
  return width + 2 * padding;
}

const SIGNATURE = { width: 157, gap: 30, height: 42 };

/** Two at most, each with its picture above a line. @param place of the lines, in points */
export function drawSignatures(
  canvas: Canvas,
  { facts: { signatures }, pictures }: Shown,
  { x: left, y }: { x: number; y: number },
): void {
  const { pdf } = canvas;
  signatures.slice(0, 2).forEach(({ name, role, picture }, index) => {
    const x = left + index * (SIGNATURE.width + SIGNATURE.gap);
    const image = pictures.get(picture);
    const fit: [number, number] = [SIGNATURE.width, SIGNATURE.height];
    if (image) pdf.image(image, x, y - 4 - SIGNATURE.height, { fit, valign: 'bottom' });
    pdf.moveTo(x, y).lineTo(x + SIGNATURE.width, y);
    pdf.lineWidth(0.75).stroke(COLOUR.ink);
    const size = fitted(canvas, name, { size: 10.5, smallest: 7, isBold: true }, SIGNATURE.width);
    canvas.line(name, x, y + 8, { size, isBold: true, colour: COLOUR.ink });
    const roleSize = fitted(canvas, role, { size: 9.5, smallest: 6 }, SIGNATURE.width);
    canvas.line(role, x, y + 24, { size: roleSize, colour: COLOUR.muted });
  });
}
