import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { isReadable, readable } from '../../platform/http/readable-text.js';
import { displayFontFile, fontFile, isPlain, type Face } from './fonts.js';
import { BY_RULES, ShapedFonts } from './shaped-fonts.js';
import { isRightToLeft, visualRuns, type Run } from './text-runs.js';

type Feature = PDFKit.Mixins.OpenTypeFeatures;

export interface Info {
  title: string;
  author: string;
  at: Date;
}

export interface Look {
  /** In points. */
  size?: number;
  isBold?: boolean;
  /** In the display face, where it has all letters of the text; else bold. */
  isDisplay?: boolean;
  colour?: string;
}

/** A page that texts of any script are placed on. Embedded fonts contain only the used letters. */
export class Canvas {
  readonly pdf: PDFKit.PDFDocument;
  private readonly faces = new Map<string, Font>();
  /** Laying a run out costs more than all the rest, and documents repeat their texts. */
  private readonly widths = new Map<string, number>();

  /** @param shared fonts of several files, which their caller releases: opening one takes longer than drawing a page */
  static async openOn(
    info: Info,
    page: PDFKit.PDFDocumentOptions,
    shared?: ShapedFonts,
  ): Promise<Canvas> {
    return new Canvas(info, page, shared ?? (await ShapedFonts.load()), shared !== undefined);
  }

  protected constructor(
    { title, author, at }: Info,
    page: PDFKit.PDFDocumentOptions,
    private readonly fonts: ShapedFonts,
    private readonly keepsFonts = false,
  ) {
    const info = { Title: drawn(title), Author: drawn(author), CreationDate: at, ModDate: at };
    this.pdf = new PDFDocument({ size: 'A4', lang: 'en', font: '', info, ...page });
  }

  /** One line. @param y of its top */
  line(text: string, x: number, y: number, asked: Look): void {
    const look = this.suited(text, asked);
    const { size = BODY, colour = INK } = look;
    let left = x;
    for (const run of visualRuns(drawn(text))) {
      this.use(run.face, look);
      this.pdf.fillColor(colour);
      const place = [left, y + this.drop(size)] as const;
      this.asWritten(run, () =>
        this.pdf.text(run.text, ...place, { lineBreak: false, ...shaping(run) }),
      );
      left += this.runWidth(run, look);
    }
    this.pdf.y = y;
  }

  /** In points. */
  widthOf(text: string, asked: Look): number {
    const look = this.suited(text, asked);
    return visualRuns(drawn(text)).reduce((sum, run) => sum + this.runWidth(run, look), 0);
  }

  /** Also breaks inside words that are wider than a line. */
  wrapped(text: string, width: number, look: Look): string[] {
    const lines: string[] = [];
    for (const paragraph of drawn(text).split('\n')) {
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

  canWrite(text: string): boolean {
    if (!isReadable(text)) return false;
    return visualRuns(drawn(text)).every((run) => covers(this.use(run.face, {}), run.text));
  }

  end(): void {
    this.pdf.end();
    if (!this.keepsFonts) this.fonts.release();
  }

  private runWidth(run: Run, look: Look): number {
    const { size = BODY, isBold = false, isDisplay = false } = look;
    const key = [run.face, run.level, size, isBold, isDisplay, run.text].join();
    let width = this.widths.get(key);
    if (width === undefined) {
      this.use(run.face, look);
      width = this.pdf.widthOfString(run.text, shaping(run));
      if (this.widths.size >= MOST_WIDTHS) this.widths.clear();
      this.widths.set(key, width);
    }
    return width;
  }

  private suited(text: string, look: Look): Look {
    if (!look.isDisplay) return look;
    const isCovered = covers(this.open(DISPLAY, displayFontFile()), drawn(text));
    return isCovered ? look : { ...look, isDisplay: false, isBold: true };
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

  private use(face: Face, { size = BODY, isBold = false, isDisplay = false }: Look): Font {
    const name = isDisplay ? DISPLAY : `${face}${isBold ? '-bold' : ''}`;
    const font = this.open(name, isDisplay ? displayFontFile() : fontFile(face, isBold));
    this.pdf.font(name).fontSize(size);
    return font;
  }

  private open(name: string, file: string): Font {
    const known = this.faces.get(name);
    if (known) return known;
    const font = this.fonts.open(file);
    // pdfkit accepts any object that lays text out; its types declare only files.
    this.pdf.registerFont(name, font as unknown as Buffer);
    this.faces.set(name, font);
    return font;
  }

  private parts(word: string, width: number, look: Look): string[] {
    return this.widthOf(word.trimEnd(), look) > width ? lettersOf(word) : [word];
  }
}

/** Names of people do not repeat. */
const MOST_WIDTHS = 5000;
const DISPLAY = 'display';
const BODY = 10.5;
const INK = '#1c2033';
const INVISIBLE = /[\p{Cf}\s]/u;

function covers(font: Font, text: string): boolean {
  return Array.from(text).every(
    (character) =>
      INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
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
