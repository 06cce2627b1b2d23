/** Only the part that documents use: the package ships no types. */
declare module 'harfbuzzjs' {
  interface Held {
    destroy: () => void;
  }

  export type Direction = 'ltr' | 'rtl';

  /** In font units. */
  export interface ShapedGlyph {
    /** The glyph's number in the font, despite the name. */
    codepoint: number;
    /** In UTF-16 units. */
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
