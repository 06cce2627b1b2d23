/** A request to the thread. */
export interface PdfTask {
  path: string;
  /** Files with more pages are refused and get no copy. */
  maxPages: number;
}

export interface PdfCopyTask extends PdfTask {
  /** Where the copy without author data is written. */
  strippedPath: string;
}

/** Why a PDF is refused; pages above the limit are another case. */
export const PDF_REFUSALS = ['not-pdf', 'damaged', 'protected', 'too-complex'] as const;
export type PdfRefusal = (typeof PDF_REFUSALS)[number];

/** For the visible text alone. */
export interface PdfTextTask extends PdfTask {
  isTextOnly: true;
}

/** In millimetres, as shown: cropped and rotated. */
export interface PageSize {
  width: number;
  height: number;
  /** Numbers from 1. */
  pages: number[];
}

/** The format of a PDF, for its author. */
export interface PdfFormat {
  /** Names of fonts that readers must replace by their own. */
  missingFonts: string[];
  pageSizes: PageSize[];
  /** Of most of the text, in points; null without text. */
  textSize: number | null;
}

export interface PdfText {
  /** The visible text of each page. */
  texts: string[];
}

export interface PdfCopy extends PdfText {
  copy: { bytes: number; sha256: Uint8Array };
  format: PdfFormat;
}

/** @typeParam Copy what a readable file has in addition */
export type PdfFindings<Copy = object> =
  | ({ kind: 'readable'; pages: number } & Copy)
  | { kind: 'too-many-pages'; pages: number }
  | { kind: PdfRefusal };

/** Ends the examination of a file with the reason of its refusal. */
export class PdfRefusedError extends Error {
  constructor(readonly reason: PdfRefusal) {
    super(`PDF refused: ${reason}`);
  }
}
