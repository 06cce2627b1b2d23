import type { Canvas } from '../documents/canvas.js';
import { bandMap } from './band-map.gen.js';
import { qrCode } from './qr-code.js';

/** Colours of the design. */
export const COLOUR = {
  band: '#000051',
  primary: '#1a237e',
  light: '#534bae',
  pink: '#f50057',
  ink: '#1b1d33',
  body: '#33364f',
  muted: '#5a5e7a',
  hairline: '#dcdeec',
  white: '#ffffff',
} as const;

export const MM = 72 / 25.4;

const BARS = 'M0 0h34v7H0zM0 9.75h25v5.5H0zM0 18.5h17.5v4H0zM0 25.7h11v2.6H0zM0 31.6h6v1.4H0z';
const MARK = 34;

/** The conference's mark. @param size of its side, in points */
export function drawMark({ pdf }: Canvas, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / MARK);
  pdf.path(BARS).fill(COLOUR.white);
  pdf.circle(27, 27, 6.8).fill(COLOUR.pink);
  pdf.restore();
}

/** The southern half of the map, as lines on a band. @param scale points per unit of the map */
export function drawMap({ pdf }: Canvas, x: number, scale: number): void {
  pdf.save().translate(x, 0).scale(scale).strokeOpacity(0.7);
  for (const [weight, path] of bandMap) pdf.lineWidth(weight).path(path).stroke(COLOUR.light);
  pdf.restore();
}

/** Lines that thin below a band: from and to, of 72. */
const EDGE = [
  [0, 9],
  [13, 21],
  [27, 33.5],
  [41, 45.5],
  [54, 57],
  [66, 67.5],
] as const;

/** The first line belongs to the band. @param height in points, negative above a band @param colour of the lines */
export function drawEdge(
  { pdf }: Canvas,
  {
    x = 0,
    y,
    width,
    height,
    colour,
  }: Record<'y' | 'width' | 'height', number> & { x?: number; colour: string },
): void {
  const scale = height / 72;
  for (const [from, to] of EDGE) pdf.rect(x, y + from * scale, width, (to - from) * scale);
  pdf.fill(colour);
}

/** Without the four modules of white that belong around it. @param size in points */
export function drawQrCode(
  { pdf }: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
): void {
  const { size: modules, path } = qrCode(text);
  pdf
    .save()
    .translate(x, y)
    .scale(size / modules);
  pdf.path(path).fill(COLOUR.band);
  pdf.restore();
}
