import { messageOf } from '@plenary/kit/api';
import { Alert, EmptyState, Spinner, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { downloadPdf, pdfOf, type Review } from '../../reviews.api';
import { texts } from './texts';

const PdfView = lazy(() => import('../../pdf/pdf-view'));

const Room = styled('div')({ padding: 24 });

/** The PDF, with a download as the way out. */
export function PaperPane({ review: { paperId, pdf } }: { review: Review }) {
  const load = useMemo(() => pdfOf(paperId), [paperId]);
  const saving = useMutation({ mutationFn: () => downloadPdf(paperId) });
  if (!pdf) {
    return (
      <Room>
        <EmptyState title={texts.noPdf}>{texts.noPdfHint}</EmptyState>
      </Room>
    );
  }
  return (
    <Suspense fallback={<Spinner />}>
      {saving.isError && (
        <Alert severity="error">{messageOf(saving.error, texts.downloadFailed)}</Alert>
      )}
      <PdfView load={load} saving={saving.isPending} onDownload={() => saving.mutate()} />
    </Suspense>
  );
}
