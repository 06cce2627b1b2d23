import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Direction, HarfBuzz, HarfBuzzFont, ShapedGlyph } from 'harfbuzzjs';
import { mirrored } from './text-runs.js';

/** OpenType features that request layout by the script's rules in this direction. */
export const BY_RULES = { ltr: 'ltra', rtl: 'rtla' } as const;

const BY_CHARACTER = 1;
const ZERO_WIDTH_SPACE = 0x200b;

/** HarfBuzz lays the text out, since pdfkit does not know the rules of every script. */
export class ShapedFonts {
  private readonly held: { destroy: () => void }[] = [];
  private readonly fonts = new Map<string, Font>();

  private constructor(private readonly harfbuzz: HarfBuzz) {}

  static async load(): Promise<ShapedFonts> {
    // Loaded with the first document, so that a start does not wait for it.
    const { default: loading } = await import('harfbuzzjs');
    return new ShapedFonts(await loading);
  }

  /** Opened once, and in memory until `release`. fontkit lays out runs that request no rules. */
  open(file: string): Font {
    const known = this.fonts.get(file) ?? this.read(file);
    this.fonts.set(file, known);
    return known;
  }

  release(): void {
    this.fonts.clear();
    for (const part of this.held.splice(0)) part.destroy();
  }

  private read(file: string): Font {
    const bytes = readFileSync(file);
    const font = create(bytes) as Font;
    const plain = font.layout.bind(font);
    let shaper: HarfBuzzFont | undefined;
    return Object.assign(font, {
      layout: (text: string, features: string[] = []) => {
        if (features.length === 0) return plain(text, features);
        shaper ??= this.shaperOf(bytes);
        const direction = features.includes(BY_RULES.rtl) ? 'rtl' : 'ltr';
        const seen = direction === 'rtl' ? mirrored(text) : text;
        return laidOut(font, seen, this.shape(shaper, text, direction));
      },
    });
  }

  private shaperOf(bytes: Uint8Array): HarfBuzzFont {
    const blob = this.harfbuzz.createBlob(bytes);
    const face = this.harfbuzz.createFace(blob, 0);
    const shaper = this.harfbuzz.createFont(face);
    this.held.push(shaper, face, blob);
    return shaper;
  }

  private shape(font: HarfBuzzFont, text: string, direction: Direction): ShapedGlyph[] {
    const buffer = this.harfbuzz.createBuffer();
    buffer.addText(text);
    buffer.setClusterLevel(BY_CHARACTER);
    buffer.setDirection(direction);
    buffer.guessSegmentProperties();
    this.harfbuzz.shape(font, buffer);
    const shaped = buffer.getGlyphInfosAndPositions();
    buffer.destroy();
    return shaped;
  }
}

/** In fontkit's format: left to right, in font units. */
function laidOut(font: Font, seen: string, shaped: ShapedGlyph[]) {
  const meanings = meaningsOf(font, seen, shaped);
  const positions = shaped.map(({ x_advance, y_advance, x_offset, y_offset }) => {
    return { xAdvance: x_advance, yAdvance: y_advance, xOffset: x_offset, yOffset: y_offset };
  });
  return {
    glyphs: shaped.map(({ codepoint: id }, n) => {
      const { advanceWidth } = font.getGlyph(id);
      return { id, advanceWidth, codePoints: meanings[n] };
    }),
    positions,
    // pdfkit reads it after scaling the positions.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/** The text that readers copy: the glyph's character, or those of its cluster without a glyph. */
function meaningsOf(font: Font, seen: string, shaped: ShapedGlyph[]): number[][] {
  const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const left = new Map(
    starts.map((start, n) => [start, codePointsOf(seen.slice(start, starts[n + 1]))]),
  );
  const take = (cluster: number, isTaken: (codePoint: number) => boolean) => {
    const rest = left.get(cluster) ?? [];
    left.set(
      cluster,
      rest.filter((one) => !isTaken(one)),
    );
    return rest.filter(isTaken);
  };
  const own = shaped.map(({ codepoint: id, cluster }) =>
    take(cluster, (codePoint) => font.glyphForCodePoint(codePoint).id === id),
  );
  return shaped.map(({ cluster }, n) => {
    const meaning = own[n]?.length ? own[n] : take(cluster, () => true);
    return meaning.length ? meaning : [ZERO_WIDTH_SPACE];
  });
}

function codePointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
