import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Canvas, Look } from '../documents/canvas.js';
import { COLOUR, drawEdge, drawMark, drawQrCode, MM } from './brand.js';
import type { Shown } from './shown-document.js';

const texts = defineTexts('server.registration.certificate', {
  issued: 'Issued',
  number: 'Document number',
  verifyAt: 'Verify at',
});

const MARGIN = 19 * MM;
const WIDTH = 841.89;
const HEIGHT = 595.28;
const BAND = 125;
const NAME = { size: 28.5, smallest: 19.5 };
const LINE = 13;
/** Of a line's size. */
const LEADING = 1.45;
const SIGNATURE = { width: 157, gap: 30, top: 516 };
const QR = 35 * MM;
/** Texts end above the signatures. */
const BOTTOM = SIGNATURE.top - 40;

/** A4 landscape. */
export function drawCertificate(canvas: Canvas, shown: Shown): void {
  const { facts } = shown;
  const { pdf } = canvas;
  pdf.rect(0, 0, WIDTH, BAND + 1).fill(COLOUR.band);
  drawEdge(canvas, { y: BAND, width: WIDTH, height: 28, colour: COLOUR.band });
  drawEdge(canvas, { y: HEIGHT, width: WIDTH, height: -16, colour: COLOUR.band });
  drawMark(canvas, MARGIN, 39, 39);
  facts.eventLines.forEach((line, index) => {
    const look = { size: 17, isDisplay: true, colour: COLOUR.white };
    canvas.line(line, MARGIN + 51, 41 + index * 19, look);
  });
  canvas.line(facts.texts.title, MARGIN, 175, {
    size: fitted(canvas, facts.texts.title, { size: 34, smallest: 20, isDisplay: true }),
    isDisplay: true,
    colour: COLOUR.primary,
  });
  drawStatement(canvas, shown);
  drawSignatures(canvas, shown);
  drawProof(canvas, shown);
}

/** Long texts get smaller together until they fit. */
function drawStatement(canvas: Canvas, { facts }: Shown): void {
  const { texts: own, name, paper, event } = facts;
  const width = WIDTH - 2 * MARGIN;
  const size = fitted(canvas, name, { ...NAME, isBold: true });
  const parts = (scale: number): [string, Look][] => [
    [own.lead, { size: LINE * scale, colour: COLOUR.body }],
    [name, { size: size * scale, isBold: true, colour: COLOUR.ink }],
    [own.before, { size: LINE * scale, colour: COLOUR.body }],
    [paper ?? event, { size: 16.5 * scale, isBold: true, colour: COLOUR.ink }],
    [own.after, { size: LINE * scale, colour: COLOUR.body }],
  ];
  const linesOf = (scale: number) =>
    parts(scale)
      .filter(([text]) => text)
      .map(([text, look]) => ({ lines: canvas.wrapped(text, width, look), look }));
  const heightOf = (scale: number) =>
    linesOf(scale).reduce(
      (sum, { lines, look: { size: line = LINE } }) => sum + lines.length * line * LEADING + GAP,
      0,
    );
  let scale = 1;
  while (scale > 0.5 && STATEMENT + heightOf(scale) > BOTTOM) scale -= 0.05;
  let y = STATEMENT;
  for (const { lines, look } of linesOf(scale)) {
    for (const line of lines) {
      canvas.line(line, MARGIN, y, look);
      y += (look.size ?? LINE) * LEADING;
    }
    y += GAP;
  }
}

const STATEMENT = 232;
const GAP = 4;

/** The largest size that fits on one line, or the smallest. */
export function fitted(
  canvas: Canvas,
  text: string,
  { size, smallest, ...look }: Look & { size: number; smallest: number },
  width = WIDTH - 2 * MARGIN,
): number {
  const needed = canvas.widthOf(text, { ...look, size });
  return needed <= width ? size : Math.max(smallest, Math.floor(((size * width) / needed) * 2) / 2);
}

function drawSignatures(canvas: Canvas, { facts: { signatures } }: Shown): void {
  signatures.slice(0, 2).forEach(({ name, role }, index) => {
    const x = MARGIN + index * (SIGNATURE.width + SIGNATURE.gap);
    const { pdf } = canvas;
    pdf.moveTo(x, SIGNATURE.top).lineTo(x + SIGNATURE.width, SIGNATURE.top);
    pdf.lineWidth(0.75).stroke(COLOUR.ink);
    const size = fitted(canvas, name, { size: 10.5, smallest: 7, isBold: true }, SIGNATURE.width);
    canvas.line(name, x, SIGNATURE.top + 8, { size, isBold: true, colour: COLOUR.ink });
    canvas.line(role, x, SIGNATURE.top + 24, { size: 9.5, colour: COLOUR.muted });
  });
}

/** Number and address as text, next to the QR code. */
function drawProof(canvas: Canvas, { issuedOn, number, verifyAt, code }: Shown): void {
  const left = WIDTH - MARGIN - QR;
  const facts = [
    [texts.issued, issuedOn],
    [texts.number, number],
    [texts.verifyAt, verifyAt],
  ] as const;
  facts.forEach(([label, value], index) => {
    const y = 450 + index * 36;
    rightOf(canvas, label, left - 34, y, { size: 9.5, colour: COLOUR.muted });
    rightOf(canvas, value, left - 34, y + 15, { size: 10.5, isBold: true, colour: COLOUR.ink });
  });
  drawQrCode(canvas, code, left, 552 - QR, QR);
}

function rightOf(canvas: Canvas, text: string, right: number, y: number, look: Look): void {
  canvas.line(text, right - canvas.widthOf(text, look), y, look);
}
