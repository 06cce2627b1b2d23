import { api, messageOf, unwrap } from '@plenary/kit/api';
import { PdfView, readStream, type LoadPdf } from '@plenary/kit/pdf';
import { Alert, colours, EmptyState, Spinner, styled } from '@plenary/kit/ui';
import { Suspense, useCallback, useId, useState } from 'react';
import { useStartDownload } from '../../../shared/downloads.api';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

const Pane = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
});

const Version = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  borderBlockEnd: `1px solid ${colours.hairline}`,
  fontSize: '0.9375rem',
  '& label': { color: colours.muted },
  '& select': {
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 36,
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.surface,
    color: colours.ink,
    font: 'inherit',
    '@media (pointer: coarse)': { minBlockSize: 44 },
  },
});

const Padding = styled('div')({ padding: 24 });

/** The newest version unless another one is chosen. */
export function PaperPdf({ versions }: Pick<AdminPaper, 'versions'>) {
  const [chosen, setChosen] = useState('');
  const selectId = useId();
  const version = versions.find(({ id }) => id === chosen) ?? versions[0];
  if (!version) {
    return (
      <Padding>
        <EmptyState title={texts.noFiles} />
      </Padding>
    );
  }
  return (
    <Pane>
      {versions.length > 1 && (
        <Version>
          <label htmlFor={selectId}>{texts.versionLabel}</label>
          <select
            id={selectId}
            value={version.id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {versions.map(({ id, number, stage, pages }) => (
              <option key={id} value={id}>
                {texts.version({ number, stage: texts.stages[stage], pages })}
              </option>
            ))}
          </select>
        </Version>
      )}
      <VersionPdf key={version.id} fileId={version.file.id} bytes={version.file.bytes} />
    </Pane>
  );
}

function VersionPdf({ fileId, bytes }: { fileId: string; bytes: number }) {
  const download = useStartDownload();
  const load = useCallback<LoadPdf>(
    async (signal, onProgress) => {
      const call = api.GET('/api/v1/files/{id}', {
        params: { path: { id: fileId } },
        signal,
        parseAs: 'stream',
        headers: { Accept: 'application/pdf' },
      });
      // `parseAs: 'stream'` is not reflected in the generated type of the body.
      const stream = (await unwrap(call)) as unknown as ReadableStream<Uint8Array>;
      return readStream(stream, bytes, onProgress);
    },
    [fileId, bytes],
  );
  return (
    <Suspense fallback={<Spinner />}>
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, texts.failed)}</Alert>
      )}
      <PdfView
        load={load}
        isDownloading={download.isPending}
        onDownload={() => download.mutate({ kind: 'file', fileId })}
      />
    </Suspense>
  );
}
