import { Injectable, type OnModuleInit } from '@nestjs/common';
import { pictureName } from '../../conference/pictures/picture-address.js';
import { PicturesService } from '../../conference/pictures/pictures.service.js';
import { namesPicture } from './document-layouts.read-model.js';
import type { DocumentFacts } from './document-kinds.js';

/** Pixels: 300 dots per inch at the height that documents draw. */
const HEIGHT = 200;

/** Pictures as PNG, which PDF files can hold, by their addresses. */
export type DocumentPictures = ReadonlyMap<string, Buffer>;

/** Reads uploaded logos and signatures for documents. */
@Injectable()
export class PictureFiles implements OnModuleInit {
  constructor(private readonly pictures: PicturesService) {}

  onModuleInit(): void {
    this.pictures.keepNamed(namesPicture);
  }

  /** @throws AppError NOT_FOUND for a picture that was deleted */
  async read(addresses: readonly string[]): Promise<DocumentPictures> {
    if (addresses.length === 0) return new Map();
    // Loaded with the first picture: the library takes 20 MB.
    const { default: sharp } = await import('sharp');
    const read = async (address: string) => {
      const name = pictureName(address);
      const [, width] = /-(\d+)x/.exec(name) ?? [];
      const bytes = await this.pictures.read(name, Number(width), 'webp');
      const png = await sharp(bytes).resize({ height: HEIGHT }).png().toBuffer();
      return [address, png] as const;
    };
    return new Map(await Promise.all(addresses.map(read)));
  }
}

/** The addresses of the pictures that a document or layout names, each once. */
export function picturesOf({
  logo = '',
  signatures,
}: Pick<DocumentFacts, 'logo' | 'signatures'>): string[] {
  return [...new Set([logo, ...signatures.map(({ picture }) => picture)])].filter(Boolean);
}
