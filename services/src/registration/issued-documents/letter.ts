import type { Canvas, Look } from '../documents/canvas.js';
import { COLOUR, drawEdge, drawQrCode, MM } from './brand.js';
import {
  drawLogo,
  drawParts,
  fitted,
  drawSignatures,
  type Part,
  proofOf,
} from './document-parts.js';
import type { Shown } from './shown-document.js';

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 20 * MM;
const INNER = PAGE.width - 2 * MARGIN;
const BAND = 78;
/** Of the address: where the window of an envelope is. */
const ADDRESS = 50 * MM;
const SUBJECT = 96 * MM;
const SIGNATURES = 612;
const QR = 35 * MM;
const PROOF = PAGE.height - 20 * MM - QR;
const LINE = 11;
/** Texts and details end above it. */
const DETAILS = SIGNATURES - 54;
const ROW = 27;

/** A4 with a letterhead, address and date, paragraphs, and signatures. */
export function drawLetter(canvas: Canvas, shown: Shown): void {
  const { facts } = shown;
  canvas.pdf.rect(0, 0, PAGE.width, BAND + 1).fill(COLOUR.band);
  drawEdge(canvas, { y: BAND, width: PAGE.width, height: 18, colour: COLOUR.band });
  const logo = drawLogo(canvas, shown, { x: MARGIN, y: 22, size: 34 });
  facts.eventLines.forEach((line, index) =>
    canvas.line(line, MARGIN + logo + 12, 23 + index * 17, {
      ...{ size: 15, isDisplay: true, colour: COLOUR.white },
    }),
  );
  drawAddress(canvas, shown);
  const { texts, paper, event } = facts;
  const part = (text: string, look: Partial<Look> = {}): Part => ({
    text,
    look: { size: LINE, colour: COLOUR.ink, ...look },
  });
  const room = { x: MARGIN, width: INNER, bottom: DETAILS - heightOf(shown), gap: 8 };
  const subject = part(texts.title, { size: 15, isBold: true, colour: COLOUR.primary });
  const body = [
    part(texts.lead),
    part(texts.before),
    part(paper ?? event, { isBold: true }),
    part(texts.after),
  ];
  const end = drawParts(canvas, [subject, ...body], { ...room, y: SUBJECT });
  drawDetails(canvas, shown, end + 4);
  drawSignatures(canvas, shown, { x: MARGIN, y: SIGNATURES });
  drawProof(canvas, shown);
}

const heightOf = ({ details }: Shown) => Math.ceil(details.length / 2) * ROW;

/** In two columns, each value below its label. */
function drawDetails(canvas: Canvas, { details }: Shown, top: number): void {
  details.forEach(([label, value], index) => {
    const x = MARGIN + (index % 2) * (INNER / 2);
    const y = top + Math.floor(index / 2) * ROW;
    canvas.line(label, x, y, { size: 8.5, colour: COLOUR.muted });
    const look = { size: LINE, smallest: 6, isBold: true };
    const size = fitted(canvas, value, look, INNER / 2 - 12);
    canvas.line(value, x, y + 10, { size, isBold: true, colour: COLOUR.ink });
  });
}

function drawAddress(canvas: Canvas, { facts, issuedOn }: Shown): void {
  const width = INNER * 0.6;
  const lines = [facts.name, facts.affiliation, facts.country]
    .filter(Boolean)
    .flatMap((text) => canvas.wrapped(text, width, { size: LINE }).slice(0, 2));
  lines.forEach((line, index) =>
    canvas.line(line, MARGIN, ADDRESS + index * LINE * 1.4, { size: LINE, colour: COLOUR.ink }),
  );
  const left = PAGE.width - MARGIN - canvas.widthOf(issuedOn, { size: LINE });
  canvas.line(issuedOn, left, ADDRESS, { size: LINE, colour: COLOUR.ink });
}

/** The QR code at the right, with number and address as text at its left. */
function drawProof(canvas: Canvas, shown: Shown): void {
  const left = PAGE.width - MARGIN - QR;
  canvas.pdf.moveTo(MARGIN, PROOF - 14).lineTo(PAGE.width - MARGIN, PROOF - 14);
  canvas.pdf.lineWidth(0.5).stroke(COLOUR.hairline);
  proofOf(shown).forEach(([label, value], index) => {
    const y = PROOF + 4 + index * 33;
    canvas.line(label, MARGIN, y, { size: 9, colour: COLOUR.muted });
    canvas.line(value, MARGIN, y + 13, { size: 10, isBold: true, colour: COLOUR.ink });
  });
  drawQrCode(canvas, shown.code, left, PROOF, QR);
}
