import PDFDocument from 'pdfkit';
import { fontFile, type Face } from './fonts.js';
import { visualRuns } from './text-runs.js';

interface Look {
  size?: number;
  isBold?: boolean;
  colour?: string;
  /** In points, from the left margin. */
  indent?: number;
  /** In points. */
  width?: number;
  isAtEnd?: boolean;
}

const MARGIN = 56;
const LEADING = 1.45;
const INK = '#1c2033';

/**
 * A page of A4 that is written from above, line after line, in any of the scripts that its fonts have.
 * Fonts are embedded, each with no more than the letters that are used.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly width: number;
  private readonly faces = new Set<string>();

  constructor({ title, author, at }: { title: string; author: string; at: Date }) {
    const info = { Title: title, Author: author, CreationDate: at, ModDate: at };
    this.pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en', font: '', info });
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.pdf.y = MARGIN;
  }

  /** Writes a text, in as many lines as it needs, and goes on below it. */
  text(text: string, look: Look = {}): void {
    const { size = 10.5, indent = 0, width = this.width - indent } = look;
    for (const line of this.wrapped(text, width, look)) {
      const left = MARGIN + indent;
      const x = look.isAtEnd ? left + width - this.widthOf(line, look) : left;
      this.line(line, x, this.pdf.y, look);
      this.pdf.y += size * LEADING;
    }
  }

  /** A name and its value beside each other. */
  fact(name: string, value: string, isBold = false): void {
    const top = this.pdf.y;
    this.text(name, { colour: '#5a6076', width: 150 });
    const below = this.pdf.y;
    this.pdf.y = top;
    this.text(value, { indent: 160, isBold });
    this.pdf.y = Math.max(below, this.pdf.y);
  }

  rule(): void {
    this.space(8);
    const { y } = this.pdf;
    this.pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + this.width, y)
      .lineWidth(0.7)
      .stroke('#c9cede');
    this.space(12);
  }

  /** @param points below what was written last */
  space(points: number): void {
    this.pdf.y += points;
  }

  private line(text: string, x: number, y: number, look: Look): void {
    const { size = 10.5, colour = INK } = look;
    let left = x;
    for (const run of visualRuns(text)) {
      this.use(run.face, look);
      this.pdf.fillColor(colour);
      // With a list of features the whole run is shaped at once: by words, Arabic ones would change places.
      const options = { lineBreak: false, features: [] };
      this.pdf.text(run.text, left, y + this.drop(size), options);
      left += this.pdf.widthOfString(run.text, options);
    }
    this.pdf.y = y;
  }

  /** Faces have ascents of their own: all stand on one base line. */
  private drop(size: number): number {
    const { ascender } = (this.pdf as unknown as { _font: { ascender: number } })._font;
    return size * 1.07 - (ascender / 1000) * size;
  }

  private use(face: Face, { size = 10.5, isBold = false }: Look): void {
    const name = `${face}${isBold ? '-bold' : ''}`;
    if (!this.faces.has(name)) this.pdf.registerFont(name, fontFile(face, isBold));
    this.faces.add(name);
    this.pdf.font(name).fontSize(size);
  }

  private widthOf(text: string, look: Look): number {
    return visualRuns(text).reduce((sum, run) => {
      this.use(run.face, look);
      return sum + this.pdf.widthOfString(run.text, { features: [] });
    }, 0);
  }

  /** Lines break between words, and inside one that is wider than a line. */
  private wrapped(text: string, width: number, look: Look): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const part of paragraph
        .split(/(?<=\s)/u)
        .flatMap((word) => this.parts(word, width, look))) {
        if (line !== '' && this.widthOf((line + part).trimEnd(), look) > width) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += part;
      }
      lines.push(line.trimEnd());
    }
    return lines;
  }

  private parts(word: string, width: number, look: Look): string[] {
    return this.widthOf(word.trimEnd(), look) > width ? Array.from(word) : [word];
  }
}
