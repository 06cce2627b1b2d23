import type { PdfFormat } from '../../platform/pdf/pdf-findings.js';
import type { FileFindings, PaperStage } from '../paper/paper-version.entity.js';

/** Characters of a page: more than one can hold legibly. */
const PAGE_LENGTH = 20_000;
/** A heading on a line without other words, numbered or not. */
const REFERENCES =
  /^[\s\d.IVX]*(references|references cited|bibliography|works cited|literature|literature cited)\s*:?\s*$/i;
/** Parts of a paper that follow its references. */
const AFTERWARDS =
  /^[\s\d.A-Z]*(appendix|appendices|acknowledge?ments?|about the authors?|author contributions?|biograph(y|ies)|supplementary material)\b.{0,60}$/i;
/** PostgreSQL stores no NUL, and the others have no meaning in extracted text. */
const CONTROL = /(?!\n)\p{Cc}/gu;

interface ReadPdf {
  format: PdfFormat;
  texts: string[];
}

/** The facts about a file. The first page of a camera-ready paper names its authors; others name none. */
export function fileFindings({ format, texts }: ReadPdf, stage: PaperStage): FileFindings {
  const isCameraReady = stage === 'camera-ready';
  const readable = readablePages(isCameraReady ? texts.slice(0, 1) : texts);
  return { format, texts: isCameraReady ? readable : withoutReferences(readable) };
}

/** Pages that PostgreSQL stores, in NFKC. */
export function readablePages(pages: string[]): string[] {
  return pages.map((text) =>
    wellFormed(text.slice(0, PAGE_LENGTH)).replace(CONTROL, ' ').normalize('NFKC'),
  );
}

/** PostgreSQL stores no lone surrogates. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

/** Cuts the text from the last heading of a reference list to the next part. */
export function withoutReferences(pages: string[]): string[] {
  const lines = pages.flatMap((text, page) => text.split('\n').map((line) => ({ line, page })));
  const start = lines.findLastIndex(({ line }) => REFERENCES.test(line));
  if (start < 0) return pages;
  const rest = lines.findIndex(({ line }, index) => index > start && AFTERWARDS.test(line));
  const kept = lines.filter((_, index) => index < start || (rest >= 0 && index >= rest));
  return pages.map((_, page) =>
    kept
      .filter((each) => each.page === page)
      .map(({ line }) => line)
      .join('\n'),
  );
}
