import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { MAX_PIXELS } from '../../platform/files/strip-metadata.js';

/** For a card on a phone, twice that, a column, and half of a wide screen. */
const PICTURE_WIDTHS = [320, 640, 960, 1440];
const LARGEST = 1440;
/** Part of the names, so that other processing gives other names. */
const RECIPE = '1';

export type PictureType = 'avif' | 'webp';

interface Variant {
  width: number;
  type: PictureType;
  bytes: Buffer;
}

export interface MadePicture {
  name: string;
  width: number;
  height: number;
  variants: () => AsyncGenerator<Variant>;
}

/** Strips metadata; encodes on demand. @throws Error for a broken or too large picture */
export async function makePicture(path: string): Promise<MadePicture> {
  const content = await readFile(path);
  // Loaded with the first picture: the library takes 20 MB.
  const { default: sharp } = await import('sharp');
  const largest = await sharp(content, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const pixels = () => sharp(largest.data, { raw: { width, height, channels } });
  const hash = createHash('sha256').update(RECIPE).update(content).digest('hex').slice(0, 20);
  return {
    name: `${hash}-${width}x${height}`,
    width,
    height,
    variants: async function* () {
      for (const each of widthsOf(width)) {
        const sized = () => pixels().resize({ width: each });
        const avif = await sized().avif({ quality: 55, effort: 3 }).toBuffer();
        yield { width: each, type: 'avif', bytes: avif };
        yield { width: each, type: 'webp', bytes: await sized().webp({ quality: 78 }).toBuffer() };
      }
    },
  };
}

function widthsOf(largest: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < largest), largest];
}
