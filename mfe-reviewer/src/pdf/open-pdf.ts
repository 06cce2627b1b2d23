import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

export type { PDFPageProxy };

export interface OpenPdf {
  document: PDFDocumentProxy;
  /** Lays the text of a page over its picture, to be marked and read aloud. */
  TextLayer: typeof import('pdfjs-dist').TextLayer;
  close: () => void;
}

/**
 * Opens a PDF, which is handed over to the worker. Worker, fonts and character maps come from
 * `folder`, the remote's own. Nothing is evaluated: the policy of our pages forbids it.
 * @throws when it is no PDF that can be read
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
