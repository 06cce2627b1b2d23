import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** More than good phones take; a file that claims more would only use memory. */
export const MAX_PIXELS = 60_000_000;

/** Also applies the orientation. @throws Error for a broken or too large picture */
export async function stripMetadata(path: string): Promise<void> {
  const picture = sharp(await readFile(path), { limitInputPixels: MAX_PIXELS });
  await writeFile(path, await picture.autoOrient().toBuffer());
}
