/** The part of harfbuzzjs that documents use: the package has no types of its own. */
declare module 'harfbuzzjs' {
  interface Held {
    destroy: () => void;
  }

  export type Direction = 'ltr' | 'rtl';

  /** Lengths in units of the font. */
  export interface ShapedGlyph {
    /** The glyph's number in the font. */
    codepoint: number;
    /** Where its characters begin in the text, in UTF-16 units. */
    cluster: number;
    x_advance: number;
    y_advance: number;
    x_offset: number;
    y_offset: number;
  }

  interface HarfBuzzBuffer extends Held {
    addText: (text: string) => void;
    setClusterLevel: (level: number) => void;
    setDirection: (direction: Direction) => void;
    guessSegmentProperties: () => void;
    getGlyphInfosAndPositions: () => ShapedGlyph[];
  }

  export type HarfBuzzFont = Held;

  export interface HarfBuzz {
    createBlob: (bytes: Uint8Array) => Held;
    createFace: (blob: Held, index: number) => Held;
    createFont: (face: Held) => HarfBuzzFont;
    createBuffer: () => HarfBuzzBuffer;
    shape: (font: HarfBuzzFont, buffer: HarfBuzzBuffer) => void;
  }

  const loading: Promise<HarfBuzz>;
  export default loading;
}
