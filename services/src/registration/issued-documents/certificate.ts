import type { Canvas, Look } from '../documents/canvas.js';
import { COLOUR, drawEdge, drawMap, drawQrCode, MM } from './brand.js';
import {
  drawLogo,
  drawParts,
  drawSignatures,
  fitted,
  type Part,
  proofOf,
} from './document-parts.js';
import type { Shown } from './shown-document.js';

const MARGIN = 19 * MM;
const WIDTH = 841.89;
const INNER = WIDTH - 2 * MARGIN;
const HEIGHT = 595.28;
const BAND = 125;
/** Height, and width of the mark. */
const LOGO = 39;
/** To the right of the mark and the two lines of the conference's name. */
const MAP = { left: 275, scale: 0.49 };
const NAME = { size: 28.5, smallest: 19.5 };
const LINE = 13;
const SIGNATURES = 516;
const QR = 35 * MM;
/** Texts end above the signatures. */
const BOTTOM = SIGNATURES - 50;

/** A4 landscape. */
export function drawCertificate(canvas: Canvas, shown: Shown): void {
  const { facts } = shown;
  const { pdf } = canvas;
  pdf.rect(0, 0, WIDTH, BAND + 1).fill(COLOUR.band);
  const logo = drawLogo(canvas, shown, { x: MARGIN, y: 39, size: LOGO });
  drawMap(canvas, MAP.left + logo - LOGO, MAP.scale);
  drawEdge(canvas, { y: BAND, width: WIDTH, height: 28, colour: COLOUR.band });
  drawEdge(canvas, { y: HEIGHT, width: WIDTH, height: -16, colour: COLOUR.band });
  facts.eventLines.forEach((line, index) => {
    const look = { size: 17, isDisplay: true, colour: COLOUR.white };
    canvas.line(line, MARGIN + logo + 12, 41 + index * 19, look);
  });
  canvas.line(facts.texts.title, MARGIN, 175, {
    size: fitted(canvas, facts.texts.title, { size: 34, smallest: 20, isDisplay: true }, INNER),
    isDisplay: true,
    colour: COLOUR.primary,
  });
  drawStatement(canvas, shown);
  drawSignatures(canvas, shown, { x: MARGIN, y: SIGNATURES });
  drawProof(canvas, shown);
}

function drawStatement(canvas: Canvas, { facts }: Shown): void {
  const { texts: own, name, paper, event } = facts;
  const size = fitted(canvas, name, { ...NAME, isBold: true }, INNER);
  const part = (text: string, look: Part['look']) => ({ text, look });
  drawParts(
    canvas,
    [
      part(own.lead, { size: LINE, colour: COLOUR.body }),
      part(name, { size, isBold: true, colour: COLOUR.ink }),
      part(own.before, { size: LINE, colour: COLOUR.body }),
      part(paper ?? event, { size: 16.5, isBold: true, colour: COLOUR.ink }),
      part(own.after, { size: LINE, colour: COLOUR.body }),
    ],
    { x: MARGIN, y: STATEMENT, width: INNER, bottom: BOTTOM, gap: GAP },
  );
}

const STATEMENT = 232;
const GAP = 4;

/** Number and address as text, next to the QR code. */
function drawProof(canvas: Canvas, shown: Shown): void {
  const left = WIDTH - MARGIN - QR;
  proofOf(shown).forEach(([label, value], index) => {
    const y = 450 + index * 36;
    rightOf(canvas, label, left - 34, y, { size: 9.5, colour: COLOUR.muted });
    rightOf(canvas, value, left - 34, y + 15, { size: 10.5, isBold: true, colour: COLOUR.ink });
  });
  drawQrCode(canvas, shown.code, left, 552 - QR, QR);
}

function rightOf(canvas: Canvas, text: string, right: number, y: number, look: Look): void {
  canvas.line(text, right - canvas.widthOf(text, look), y, look);
}
