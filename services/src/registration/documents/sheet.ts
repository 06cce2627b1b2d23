import { Canvas, type Info, type Look as LineLook } from './canvas.js';
import { ShapedFonts } from './shaped-fonts.js';

interface Look extends LineLook {
  /** In points, from the left margin. */
  indent?: number;
  /** In points. */
  width?: number;
}

const MARGIN = 56;
const LEADING = 1.45;
/** Width of a value in a row. */
const VALUE = 110;

/** A4, written from above. */
export class Sheet extends Canvas {
  readonly width: number;

  static async open(info: Info): Promise<Sheet> {
    return new Sheet(info, await ShapedFonts.load());
  }

  private constructor(info: Info, fonts: ShapedFonts) {
    super(info, { margin: MARGIN }, fonts);
    this.width = this.pdf.page.width - 2 * MARGIN;
    this.pdf.y = MARGIN;
  }

  text(text: string, look: Look = {}): void {
    const { size = 10.5, indent = 0, width = this.width - indent } = look;
    for (const line of this.wrapped(text, width, look)) {
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
      this.line(value, MARGIN + right - this.widthOf(value, look), top, look);
    });
    this.pdf.y = top;
    this.text(text, { ...look, width: this.width - values.length * VALUE });
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

  /** Begins another page where less than the height is left, in points. */
  private keepTogether(height: number): void {
    if (this.pdf.y + height <= this.pdf.page.height - MARGIN) return;
    this.pdf.addPage();
    this.pdf.y = MARGIN;
  }
}
