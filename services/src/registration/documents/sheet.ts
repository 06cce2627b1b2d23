import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { isReadable, readable } from '../../platform/http/readable-text.js';
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
/** Width of a value in a row. */
const VALUE = 110;
const INK = '#1c2033';
const INVISIBLE = /[\p{Cf}\s]/u;

/** A4, written from above. Embedded fonts contain only the used letters. */
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
    const info = { Title: drawn(title), Author: drawn(author), CreationDate: at, ModDate: at };
    this.pdf = new PDFDocument({ size: 'A4', margin: MARGIN, lang: 'en', font: '', info });
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.pdf.y = MARGIN;
  }

  text(text: string, look: Look = {}): void {
    const { size = 10.5, indent = 0, width = this.width - indent } = look;
    for (const line of this.wrapped(drawn(text), width, look)) {
      this.keepTogether(size * LEADING);
      this.line(line, MARGIN + indent, this.pdf.y, look);
      this.pdf.y += size * LEADING;
    }
  }

  fact(name: string, value: string, isBold = false): void {
    this.keepTogether(10.5 * LEADING);
    const { page, y: top } = this.pdf;
    this.text(name, { colour: '#5a6076', width: 150 });
    const below = this.pdf.y;
    this.pdf.y = top;
    this.text(value, { indent: 160, isBold });
    if (this.pdf.page === page) this.pdf.y = Math.max(below, this.pdf.y);
  }

  /** A text, and short values below each other at the right. */
  row(text: string, values: readonly string[], look: Look = {}): void {
    const { size = 10.5 } = look;
    this.keepTogether(size * LEADING);
    const top = this.pdf.y;
    values.forEach((value, index) => {
      const right = this.width - (values.length - 1 - index) * VALUE;
      this.line(drawn(value), MARGIN + right - this.widthOf(drawn(value), look), top, look);
    });
    this.pdf.y = top;
    this.text(text, { ...look, width: this.width - values.length * VALUE });
  }

  canWrite(text: string): boolean {
    if (!isReadable(text)) return false;
    return visualRuns(drawn(text)).every((run) => {
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

  space(points: number): void {
    this.pdf.y += points;
  }

  end(): void {
    this.pdf.end();
    this.fonts.release();
  }

  /** Begins another page where less than the height is left, in points. */
  private keepTogether(height: number): void {
    if (this.pdf.y + height <= this.pdf.page.height - MARGIN) return;
    this.pdf.addPage();
    this.pdf.y = MARGIN;
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

  /** Moves a face to the common baseline: ascents differ between faces. */
  private drop(size: number): number {
    const { ascender } = (this.pdf as unknown as { _font: { ascender: number } })._font;
    return size * 1.07 - (ascender / 1000) * size;
  }

  /** Makes copied text equal the source in scripts that draw letters in another order. */
  private asWritten({ text, face, level }: Run, draw: () => void): void {
    // In right-to-left runs readers rely on the order of the glyphs.
    if (isPlain(face) || isRightToLeft(level)) return draw();
    this.pdf.markContent('Span', { actual: text });
    draw();
    this.pdf.endMarkedContent();
  }

  private use(face: Face, { size = 10.5, isBold = false }: Look): Font {
    const name = `${face}${isBold ? '-bold' : ''}`;
    const font = this.faces.get(name) ?? this.fonts.open(fontFile(face, isBold));
    if (!this.faces.has(name)) {
      // pdfkit accepts any object that lays text out; its types declare only files.
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

  /** Also breaks inside words that are wider than a line. */
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

/** No font has a tab. */
function drawn(text: string): string {
  return readable(text).replaceAll('\t', ' ');
}

function lettersOf(word: string): string[] {
  return Array.from(new Intl.Segmenter('en').segment(word), ({ segment }) => segment);
}

/** A list of features lays a run out at once; word by word, Arabic words would change places. */
function shaping({ face, level }: Run): { features: Feature[] } {
  if (isRightToLeft(level)) return { features: [BY_RULES.rtl] };
  return { features: isPlain(face) ? [] : [BY_RULES.ltr] };
}
