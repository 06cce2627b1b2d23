import { useRemoteFolder } from '@plenary/kit/router';
import { useEffect, useState } from 'react';
import type { OnProgress } from './read-stream';
import { openPdf, type OpenPdf } from './open-pdf';

export type LoadPdf = (signal: AbortSignal, onProgress: OnProgress) => Promise<Uint8Array>;

export type PdfState =
  | { is: 'loading'; share: number }
  | { is: 'failed'; error: unknown }
  | { is: 'open'; pdf: OpenPdf };

/** Loads and opens a PDF. `load` must be stable: a new function loads again. */
export function usePdf(load: LoadPdf): [state: PdfState, retry: () => void] {
  const folder = useRemoteFolder();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ is: 'loading', share: 0 });

  useEffect(() => {
    const controller = new AbortController();
    let pdf: OpenPdf | undefined;
    const show = (next: PdfState) => {
      if (!controller.signal.aborted) setState(next);
    };
    async function open() {
      const data = await load(controller.signal, (share) => show({ is: 'loading', share }));
      pdf = await openPdf(data, folder);
      if (controller.signal.aborted) return pdf.close();
      show({ is: 'open', pdf });
    }
    open().catch((error: unknown) => show({ is: 'failed', error }));
    return () => {
      controller.abort();
      pdf?.close();
    };
  }, [load, folder, attempt]);

  const retry = () => {
    setState({ is: 'loading', share: 0 });
    setAttempt(attempt + 1);
  };
  return [state, retry];
}
