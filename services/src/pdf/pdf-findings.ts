/** What the thread is asked. */
export interface PdfTask {
  path: string;
  /** Files with more are not looked at further, and get no copy. */
  maxPages: number;
  /** Where a copy is written that tells nothing about who made the file. */
  strippedPath: string;
}

export type PdfFindings =
  | { kind: 'readable'; pages: number; copy: { bytes: number; sha256: Uint8Array } }
  | { kind: 'too-many-pages'; pages: number }
  | { kind: 'encrypted' }
  /** Broken, or made to be more than the limits of time and memory allow. */
  | { kind: 'unreadable' };
