import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { fontFile, isPlain, type Face } from './fonts.js';
import { BY_RULES, ShapedFonts } from './shaped-fonts.js';
import { isRightToLeft, visualRuns, type Run } from './text-runs.js';

type Feature = PDFKit.Mixins.OpenTypeFeatures;

interface Info {
  title: string;
  author: string;
  at: Date;
}

interface Look {
  size?: number;
  isBold?: boolean;
  colour?: string;
  /** In points, from the left margin. */
  indent?: number;
  /** In points. */
  width?: number;
}

const MARGIN = 56;
const LEADING = 1.45;
const INK = '#1c2033';
const INVISIBLE = /[\p{Cf}\s]/u;

/**
 * A page of A4 that is written from above, line after line, in any of the scripts that its fonts have.
 * Fonts are embedded, each with no more than the letters that are used.
 */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly width: number;
  private readonly faces = new Map<string, Font>();

  static async open(info: Info): Promise<Sheet> {
    return new Sheet(info, await ShapedFonts.load());
  }

  private constructor(
    { title, author, at }: Info,
    private readonly fonts: ShapedFonts,
  ) {
    const info = { Title: title, Author: author, CreationDate: at, ModDate: at };
    this.pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en', font: '', info });
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.pdf.y = MARGIN;
  }

  /** Writes a text, in as many lines as it needs, and goes on below it. */
  text(text: string, look: Look = {}): void {
    const { size = 10.5, indent = 0, width = this.width - indent } = look;
    for (const line of this.wrapped(text, width, look)) {
      this.line(line, MARGIN + indent, this.pdf.y, look);
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

  /** Whether there is a font for each letter. */
  canWrite(text: string): boolean {
    return visualRuns(text).every((run) => {
      const font = this.use(run.face, {});
      return Array.from(run.text).every(
        (character) =>
          INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
      );
    });
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

  /** Ends the page: nothing is written any more. */
  end(): void {
    this.pdf.end();
    this.fonts.release();
  }

  private line(text: string, x: number, y: number, look: Look): void {
    const { size = 10.5, colour = INK } = look;
    let left = x;
    for (const run of visualRuns(text)) {
      this.use(run.face, look);
      this.pdf.fillColor(colour);
      const place = [left, y + this.drop(size)] as const;
      this.asWritten(run, () =>
        this.pdf.text(run.text, ...place, { lineBreak: false, ...shaping(run) }),
      );
      left += this.pdf.widthOfString(run.text, shaping(run));
    }
    this.pdf.y = y;
  }

  /** Faces have ascents of their own: all stand on one base line. */
  private drop(size: number): number {
    const { ascender } = (this.pdf as unknown as { _font: { ascender: number } })._font;
    return size * 1.07 - (ascender / 1000) * size;
  }

  /** Some scripts draw letters in another order, or in parts: who copies them gets what was written. */
  private asWritten({ text, face, level }: Run, draw: () => void): void {
    // Of runs from right to left readers believe the order of the glyphs.
    if (isPlain(face) || isRightToLeft(level)) return draw();
    this.pdf.markContent('Span', { actual: text });
    draw();
    this.pdf.endMarkedContent();
  }

  private use(face: Face, { size = 10.5, isBold = false }: Look): Font {
    const name = `${face}${isBold ? '-bold' : ''}`;
    const font = this.faces.get(name) ?? this.fonts.open(fontFile(face, isBold));
    if (!this.faces.has(name)) {
      // pdfkit takes whatever lays text out; its types know of files alone.
      this.pdf.registerFont(name, font as unknown as Buffer);
      this.faces.set(name, font);
    }
    this.pdf.font(name).fontSize(size);
    return font;
  }

  private widthOf(text: string, look: Look): number {
    return visualRuns(text).reduce((sum, run) => {
      this.use(run.face, look);
      return sum + this.pdf.widthOfString(run.text, shaping(run));
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
    return this.widthOf(word.trimEnd(), look) > width ? lettersOf(word) : [word];
  }
}

/** As people count them: with their marks. */
function lettersOf(word: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
}

/** With a list of features pdfkit has a run laid out at once: by words, Arabic ones would change places. */
function shaping({ face, level }: Run): { features: Feature[] } {
  if (isRightToLeft(level)) return { features: [BY_RULES.rtl] };
  return { features: isPlain(face) ? [] : [BY_RULES.ltr] };
}
