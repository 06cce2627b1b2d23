import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import type { Direction, HarfBuzz, HarfBuzzFont, ShapedGlyph } from 'harfbuzzjs';
import { mirrored } from './text-runs.js';

/** The features of OpenType by which a run asks to be laid out by its script's rules, in its direction. */
export const BY_RULES = { ltr: 'ltra', rtl: 'rtla' } as const;

const BY_CHARACTER = 1;
const ZERO_WIDTH_SPACE = 0x200b;

/** Fonts for pdfkit whose text HarfBuzz lays out, since it knows the rules of every script. */
export class ShapedFonts {
  private readonly held: { destroy: () => void }[] = [];

  private constructor(private readonly harfbuzz: HarfBuzz) {}

  static async load(): Promise<ShapedFonts> {
    // Loaded with the first document, so that a start does not wait for it.
    const { default: loading } = await import('harfbuzzjs');
    return new ShapedFonts(await loading);
  }

  /** Reads a font, and keeps it in memory until `release`. Runs that ask for no rules are left to fontkit. */
  open(file: string): Font {
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

  release(): void {
    for (const part of this.held.splice(0)) part.destroy();
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

/** As fontkit answers it: glyphs from left to right, lengths in units of the font. */
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
    // pdfkit asks after it has scaled the positions.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

/**
 * What a reader copies for each glyph: its own character, else those of its cluster that have no
 * glyph of their own.
 */
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
