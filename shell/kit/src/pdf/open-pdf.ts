import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export type { PDFPageProxy };

export interface OpenPdf {
  document: PDFDocumentProxy;
  /** Renders the text of a page over its canvas, for selection and screen readers. */
  TextLayer: typeof import('pdfjs-dist').TextLayer;
  close: () => void;
}

/**
 * `data` is transferred to the worker. The Content-Security-Policy forbids eval and WebAssembly.
 * @throws when the data is not a readable PDF
 */
export async function openPdf(data: Uint8Array, folder: string): Promise<OpenPdf> {
  const { getDocument, GlobalWorkerOptions, TextLayer, VerbosityLevel } =
    await import('pdfjs-dist/legacy/build/pdf.mjs');
  const files = new URL(`${folder}/pdfjs/`, window.location.href).href;
  GlobalWorkerOptions.workerSrc = `${files}pdf.worker.js`;
  const task = getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    cMapUrl: `${files}cmaps/`,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = () => void task.destroy();
  return { document: await task.promise, TextLayer, close };
}
