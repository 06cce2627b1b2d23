import { messageOf } from '@plenary/kit/api';
import { PdfView, type LoadPdf } from '@plenary/kit/pdf';
import { Alert, Button, colours, EmptyState, Spinner, styled } from '@plenary/kit/ui';
import { Suspense, useCallback } from 'react';
import { loadPdf, useDownloadPaper, type Review } from '../../shared/reviews.api';
import { texts } from './texts';

const Padding = styled('div')({ padding: 24 });

const SupplementBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 16,
  fontSize: '0.9375rem',
  backgroundColor: colours.indigo50,
});

export function PaperPane({
  review: { paperId, pdf },
}: {
  review: Pick<Review, 'paperId' | 'pdf'>;
}) {
  const load = useCallback<LoadPdf>((...args) => loadPdf(paperId, ...args), [paperId]);
  const download = useDownloadPaper(paperId);
  if (!pdf) {
    return (
      <Padding>
        <EmptyState title={texts.noPdf}>{texts.noPdfHint}</EmptyState>
      </Padding>
    );
  }
  return (
    <Suspense fallback={<Spinner />}>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.downloadFailed)}</Alert>
      )}
      {pdf.hasSupplement && (
        <SupplementBar>
          {texts.supplement}
          <Button
            look="text"
            size="small"
            busy={download.isPending && download.variables === 'supplement'}
            onClick={() => download.mutate('supplement')}
          >
            {texts.downloadSupplement}
          </Button>
        </SupplementBar>
      )}
      <PdfView
        load={load}
        isDownloading={download.isPending && download.variables === 'paper'}
        onDownload={() => download.mutate('paper')}
      />
    </Suspense>
  );
}
