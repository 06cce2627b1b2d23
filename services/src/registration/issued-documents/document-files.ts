import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EditionsService } from '../../conference/editions/editions.service.js';
import { Config } from '../../platform/config/config.js';
import { Clock } from '../../platform/core/clock.js';
import {
  type DocumentPictures,
  PictureFiles,
  picturesOf,
} from '../document-layouts/document-pictures.js';
import { groupedNumber } from './document-number.js';
import type { WrittenDocument } from './shown-document.js';

type Documents = AsyncIterable<WrittenDocument> | Iterable<WrittenDocument>;

/** Writes files that share fonts and pictures. */
export interface DocumentWriter {
  /** @throws AppError NOT_FOUND for a picture that was deleted */
  readPictures(document: WrittenDocument): Promise<DocumentPictures>;
  single(document: WrittenDocument): Promise<Readable>;
  /** @param count of the documents: sheets of badges state it */
  all(documents: Documents, count: number): Promise<Readable>;
  close(): void;
}

/** Writes PDFs of documents. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly dataSource: DataSource,
    private readonly editions: EditionsService,
    private readonly pictures: PictureFiles,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for a picture that was deleted */
  async single(document: WrittenDocument): Promise<Readable> {
    const writer = await this.open();
    try {
      await writer.readPictures(document);
      return (await writer.single(document)).once('close', () => writer.close());
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  /** Its caller closes it. */
  async open(): Promise<DocumentWriter> {
    // Loaded with the first document: its libraries take 16 MB.
    const { writeDocuments } = await import('./drawn-document.js');
    const { ShapedFonts } = await import('../documents/shaped-fonts.js');
    const { document: edition } = await this.editions.current(this.dataSource.manager);
    const fonts = await ShapedFonts.load();
    const read = new Map<string, Promise<DocumentPictures>>();
    const readPictures = ({ facts }: WrittenDocument) => {
      const addresses = picturesOf(facts);
      const key = addresses.join();
      const known = read.get(key) ?? this.pictures.read(addresses);
      read.set(key, known);
      return known;
    };
    const info = {
      ...{ author: edition.name, at: this.clock.now(), fonts, pictures: readPictures },
      siteUrl: this.config.publicUrl.replace(/\/$/, ''),
    };
    return {
      readPictures,
      single: (document) =>
        writeDocuments([document], { ...info, title: document.facts.texts.title }),
      all: (documents, badges) => writeDocuments(documents, { ...info, title: '', badges }),
      close: () => fonts.release(),
    };
  }
}

/** "badge-Bello-Okonkwo-K7QM-4TXD-9WHP-R.pdf" */
export function fileName({ kind, number, facts: { familyName } }: WrittenDocument): string {
  const family = familyName.replace(/[^\p{L}\p{N}]+/gu, '-');
  return [kind, family, groupedNumber(number)].filter(Boolean).join('-') + '.pdf';
}
