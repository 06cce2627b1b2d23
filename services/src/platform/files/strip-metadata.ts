import { readFile, writeFile } from 'node:fs/promises';

/** More than good phones take; a file that claims more would only use memory. */
export const MAX_PIXELS = 60_000_000;

/** Also applies the orientation. @throws Error for a broken or too large picture */
export async function stripMetadata(path: string): Promise<void> {
  // Loaded with the first picture: the library takes 20 MB.
  const { default: sharp } = await import('sharp');
  const picture = sharp(await readFile(path), { limitInputPixels: MAX_PIXELS });
  await writeFile(path, await picture.autoOrient().toBuffer());
}
