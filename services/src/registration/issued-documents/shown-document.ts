import type { DocumentFacts, IssuedKind } from '../document-layouts/document-kinds.js';

export interface WrittenDocument {
  kind: IssuedKind;
  number: string;
  facts: DocumentFacts;
  issuedAt: Date;
  /** Of a badge: what desks scan. */
  checkInCode?: string | null;
  /** Of an invitation letter: passport data, which no row of it keeps. */
  details?: Details;
}

/** Labels and values. */
export type Details = readonly (readonly [string, string])[];

/** A picture of a file that is being written. */
export type OpenPicture = PDFKit.Mixins.ImageSrc & { width: number; height: number };
export type OpenPictures = ReadonlyMap<string, OpenPicture>;

/** What pages show. */
export interface Shown {
  facts: DocumentFacts;
  details: Details;
  /** K7QM-4TXD-9WHP-R */
  number: string;
  issuedOn: string;
  /** Of the QR code: the page that states the facts, or the code that desks scan. */
  code: string;
  /** Without scheme and number. */
  verifyAt: string;
  /** Of the logo and signatures, by their addresses. */
  pictures: OpenPictures;
}
