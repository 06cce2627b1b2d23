export { readStream } from './read-stream';
export type { OnProgress } from './read-stream';
export type { LoadPdf } from './use-pdf';
export { PdfView } from './lazy-pdf-view';
