import type { DocumentFacts, DocumentKind } from '../document-layouts/document-kinds.js';

export interface WrittenDocument {
  kind: DocumentKind;
  number: string;
  facts: DocumentFacts;
  issuedAt: Date;
  /** Of a badge: what desks scan. */
  checkInCode?: string | null;
}

/** A picture of a file that is being written. */
export type OpenPicture = PDFKit.Mixins.ImageSrc;
export type OpenPictures = ReadonlyMap<string, OpenPicture>;

/** What pages show. */
export interface Shown {
  facts: DocumentFacts;
  /** K7QM-4TXD-9WHP-R */
  number: string;
  issuedOn: string;
  /** Of the QR code: the page that states the facts, or the code that desks scan. */
  code: string;
  /** Without scheme and number. */
  verifyAt: string;
  /** Of signatures, by their addresses. */
  pictures: OpenPictures;
}
