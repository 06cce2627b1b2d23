import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** More than a good phone takes; a file that claims more would only cost memory. */
export const MAX_PIXELS = 60_000_000;

/**
 * Rewrites a picture without what cameras add to it, such as where it was taken. It is turned the
 * way that the camera held it.
 * @throws Error for a picture that is broken or too large
 */
export async function removeMetadata(path: string): Promise<void> {
  const picture = sharp(await readFile(path), { limitInputPixels: MAX_PIXELS });
  await writeFile(path, await picture.autoOrient().toBuffer());
}
