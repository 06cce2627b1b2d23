import { useRemoteFolder } from '@plenary/kit/router';
import { useEffect, useState } from 'react';
import { openPdf, type OpenPdf } from './open-pdf';

/** Brings the bytes of a PDF, telling how much of them is there, from 0 to 1. */
export type LoadPdf = (
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => Promise<Uint8Array>;

export type PdfState =
  | { is: 'loading'; share: number }
  | { is: 'failed'; error: unknown }
  | { is: 'open'; pdf: OpenPdf };

/** Loads and opens a PDF. `load` must stay the same for the same file. */
export function usePdf(load: LoadPdf): [state: PdfState, again: () => void] {
  const folder = useRemoteFolder();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<PdfState>({ is: 'loading', share: 0 });

  useEffect(() => {
    const leaving = new AbortController();
    let pdf: OpenPdf | undefined;
    const show = (next: PdfState) => {
      if (!leaving.signal.aborted) setState(next);
    };
    async function open() {
      const data = await load(leaving.signal, (share) => show({ is: 'loading', share }));
      pdf = await openPdf(data, folder);
      if (leaving.signal.aborted) return pdf.close();
      show({ is: 'open', pdf });
    }
    open().catch((error: unknown) => show({ is: 'failed', error }));
    return () => {
      leaving.abort();
      pdf?.close();
    };
  }, [load, folder, attempt]);

  const again = () => {
    setState({ is: 'loading', share: 0 });
    setAttempt(attempt + 1);
  };
  return [state, again];
}
