import { messageOf } from '@plenary/kit/api';
import { Alert, Button, colours, EmptyState, Spinner, styled } from '@plenary/kit/ui';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { downloadPdf, pdfOf, type Review } from '../../reviews.api';
import { texts } from './texts';

const PdfView = lazy(() => import('../../pdf/pdf-view'));

const Room = styled('div')({ padding: 24 });

const Beside = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 16,
  fontSize: '0.9375rem',
  backgroundColor: colours.indigo50,
});

/** The PDF, with a download as the way out. */
export function PaperPane({ review: { paperId, pdf } }: { review: Review }) {
  const load = useMemo(() => pdfOf(paperId), [paperId]);
  const saving = useMutation({
    mutationFn: (part: 'paper' | 'supplement') => downloadPdf(paperId, part),
  });
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
      {pdf.hasSupplement && (
        <Beside>
          {texts.supplement}
          <Button
            look="text"
            size="small"
            busy={saving.isPending && saving.variables === 'supplement'}
            onClick={() => saving.mutate('supplement')}
          >
            {texts.downloadSupplement}
          </Button>
        </Beside>
      )}
      <PdfView
        load={load}
        saving={saving.isPending && saving.variables === 'paper'}
        onDownload={() => saving.mutate('paper')}
      />
    </Suspense>
  );
}
