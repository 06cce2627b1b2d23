import { defineTexts } from '../../platform/i18n/define-texts.js';
import type { Canvas } from '../documents/canvas.js';
import { COLOUR, drawEdge, drawMark, drawQrCode, MM } from './brand.js';
import { fitted } from './document-parts.js';
import type { DocumentRole } from '../document-layouts/document-kinds.js';
import type { Shown } from './shown-document.js';
import { roleNames } from './document-roles.js';

const texts = defineTexts('server.registration.badge-sheet', {
  sheet:
    'Badges, sheet {sheet, number} of {sheets, number}. Print at 100%, cut at the marks. 90 × 65 mm.',
  badges: 'Badges {from, number}–{to, number} of {of, number}, by family name',
});

const PAGE = { width: 595.28, height: 841.89 };
const BADGE = { width: 90 * MM, height: 65 * MM };
const COLUMNS = 2;
const ROWS = 4;
export const PER_SHEET = COLUMNS * ROWS;
const LEFT = (PAGE.width - COLUMNS * BADGE.width) / 2;
const TOP = (PAGE.height - ROWS * BADGE.height) / 2 + 4;
const INSET = 5 * MM;
const BAND = 36;
const QR = 22 * MM;

const BANDS: Record<DocumentRole, string> = {
  attendee: COLOUR.light,
  author: COLOUR.primary,
  presenter: COLOUR.primary,
  reviewer: COLOUR.light,
  speaker: COLOUR.band,
  organiser: COLOUR.band,
};

/** A4 with up to eight badges and crop marks. @param from of the first badge, from 0 */
export function drawBadges(
  canvas: Canvas,
  badges: readonly Shown[],
  { from, of }: { from: number; of: number },
): void {
  const look = { size: 8, colour: COLOUR.muted };
  const sheet = from / PER_SHEET + 1;
  canvas.line(texts.sheet({ sheet, sheets: Math.ceil(of / PER_SHEET) }), LEFT, 18, look);
  const range = texts.badges({ from: from + 1, to: from + badges.length, of });
  canvas.line(range, PAGE.width - LEFT - canvas.widthOf(range, look), 18, look);
  drawCropMarks(canvas);
  badges.forEach((badge, index) => {
    const x = LEFT + (index % COLUMNS) * BADGE.width;
    drawBadge(canvas, badge, x, TOP + Math.floor(index / COLUMNS) * BADGE.height);
  });
}

function drawCropMarks({ pdf }: Canvas): void {
  const [right, bottom] = [LEFT + COLUMNS * BADGE.width, TOP + ROWS * BADGE.height];
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = LEFT + column * BADGE.width;
    pdf.moveTo(x, TOP - 6).lineTo(x, TOP - 16);
    pdf.moveTo(x, bottom + 6).lineTo(x, bottom + 16);
  }
  for (let row = 0; row <= ROWS; row += 1) {
    const y = TOP + row * BADGE.height;
    pdf.moveTo(LEFT - 6, y).lineTo(LEFT - 16, y);
    pdf.moveTo(right + 6, y).lineTo(right + 16, y);
  }
  pdf.lineWidth(0.5).stroke(COLOUR.muted);
}

function drawBadge(canvas: Canvas, { facts, code }: Shown, x: number, y: number): void {
  const { pdf } = canvas;
  const inner = BADGE.width - 2 * INSET;
  const colour = BANDS[facts.role];
  const isOrganiser = facts.role === 'organiser';
  pdf.rect(x, y, BADGE.width, BAND + 0.5).fill(colour);
  drawEdge(canvas, {
    ...{ x, y: y + BAND, width: BADGE.width, height: 9 },
    colour: isOrganiser ? COLOUR.pink : colour,
  });
  drawMark(canvas, x + INSET, y + 8, 19);
  facts.eventLines.forEach((line, index) =>
    canvas.line(line, x + INSET + 26, y + 8 + index * 10, {
      ...{ size: 8.5, isDisplay: true, colour: COLOUR.white },
    }),
  );
  const date = { size: 8, isBold: true, colour: COLOUR.white };
  const dateLeft = x + BADGE.width - INSET - canvas.widthOf(facts.date, date);
  canvas.line(facts.date, dateLeft, y + 14, date);
  const given = { isBold: true, colour: COLOUR.ink };
  const givenSize = fitted(canvas, facts.givenName, { ...given, size: 27, smallest: 4 }, inner);
  canvas.line(facts.givenName, x + INSET, y + 52 + (27 - givenSize), { ...given, size: givenSize });
  const familySize = fitted(canvas, facts.familyName, { ...given, size: 14, smallest: 4 }, inner);
  canvas.line(facts.familyName, x + INSET, y + 84, { ...given, size: familySize });
  const leftOfCode = inner - QR - 12;
  const look = { size: 8.5, colour: COLOUR.body };
  const lines = [
    ...canvas.wrapped(facts.affiliation, leftOfCode, look).slice(0, 2),
    ...canvas.wrapped(facts.country, leftOfCode, look).slice(0, 1),
  ];
  lines.forEach((line, index) =>
    canvas.line(line, x + INSET, y + 148 - (lines.length - index) * 12, look),
  );
  pdf.rect(x + INSET, y + 157, 4.5, 17).fill(isOrganiser ? COLOUR.pink : colour);
  canvas.line(roleNames[facts.role], x + INSET + 12, y + 158, {
    ...{ size: 13, isDisplay: true, colour },
  });
  drawQrCode(canvas, code, x + BADGE.width - INSET - QR, y + BADGE.height - INSET - QR, QR);
}
