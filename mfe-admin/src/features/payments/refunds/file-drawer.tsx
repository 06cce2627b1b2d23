import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button, ErrorState, Link, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminPaths } from '../../../paths';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { useStartDownload } from '../../../shared/downloads.api';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { ListSkeleton } from '../../../shared/list/list-skeleton';
import { May } from '../../../shared/may';
import { amountIn, FileChip, paidOf, RefundChip } from './refund-row';
import { fileQuery, refundsOfFileQuery, useFileAction, type RefundBatch } from './refunds.api';
import { texts } from './texts';

const Refunds = styled('ul')({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});

interface FileDrawerProps {
  id: string;
  onClose: () => void;
}

export function FileDrawer({ id, onClose }: FileDrawerProps) {
  const query = useQuery(fileQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.files.gone} onClose={onClose}>
      {(file) => <Details file={file} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ file, onClose }: { file: RefundBatch; onClose: () => void }) {
  const [done, setDone] = useState('');
  const { files } = texts;
  return (
    <Drawer
      title={file.messageId}
      chips={<FileChip status={file.status} />}
      done={done}
      onClose={onClose}
    >
      <Facts
        items={[
          [
            files.total,
            <b key="total">{amountIn({ amount: file.total, currency: file.currency })}</b>,
          ],
          [files.format, files.formats[file.format]],
          [files.paid, paidOf(file)],
          [files.preparedBy, file.preparedBy],
          [files.createdAt, <Instant key="created" at={file.createdAt} />],
          [files.approvedBy, file.approvedBy],
          [files.exportedBy, file.exportedBy],
          [files.exportedAt, file.exportedAt && <Instant key="at" at={file.exportedAt} />],
        ]}
      />
      <May right="payments:write">
        <FileActions file={file} onDone={setDone} />
      </May>
      {file.status !== 'discarded' && <FileRefunds id={file.id} />}
    </Drawer>
  );
}

interface FileActionsProps {
  file: RefundBatch;
  onDone: (message: string) => void;
}

function FileActions({ file, onDone }: FileActionsProps) {
  const [asking, setAsking] = useState<'export' | 'discard'>();
  const action = useFileAction(file);
  const download = useStartDownload();
  const { files } = texts;
  const ask = (act: 'export' | 'discard') => {
    // Of an earlier attempt.
    action.reset();
    download.reset();
    setAsking(act);
  };
  const get = () => download.mutate({ kind: 'refund-file', id: file.id });
  const { status } = file;
  const isOpen = status === 'awaiting-approval' || status === 'ready';
  const error = action.error ?? download.error;
  return (
    <>
      {status === 'awaiting-approval' && !file.canApprove && (
        <Alert severity="info" role="note">
          {files.needsOther}
        </Alert>
      )}
      <Actions role="group" aria-label={texts.moreActions}>
        {file.canApprove && (
          <Button
            size="small"
            busy={action.isPending}
            onClick={() => action.mutate('approve', { onSuccess: () => onDone(files.approved) })}
          >
            {files.approve}
          </Button>
        )}
        {status === 'ready' && (
          <Button size="small" onClick={() => ask('export')}>
            {files.export}
          </Button>
        )}
        {status === 'exported' && (
          <Button look="outlined" size="small" busy={download.isPending} onClick={get}>
            {files.download}
          </Button>
        )}
        {isOpen && (
          <Button look="destructive" size="small" onClick={() => ask('discard')}>
            {files.discard}
          </Button>
        )}
      </Actions>
      {error && !asking && <Alert severity="error">{messageOf(error, texts.actionFailed)}</Alert>}
      {asking && (
        <ConfirmDialog
          title={asking === 'export' ? files.exportTitle : files.discardTitle}
          text={asking === 'export' ? files.exportText : files.discardText}
          confirm={asking === 'export' ? files.export : files.discard}
          keep={texts.keep}
          error={action.error && messageOf(action.error, texts.actionFailed)}
          onClose={() => setAsking(undefined)}
          onConfirm={async () => {
            await action.mutateAsync(asking);
            setAsking(undefined);
            if (asking === 'export') get();
            onDone(asking === 'export' ? files.exported : files.discarded);
          }}
        />
      )}
    </>
  );
}

function FileRefunds({ id }: { id: string }) {
  const refunds = useQuery(refundsOfFileQuery(id));
  return (
    <section>
      <h3>{texts.files.refunds}</h3>
      {refunds.isPending && <ListSkeleton />}
      {refunds.isLoadingError && (
        <ErrorState
          title={texts.files.refundsFailed}
          message={messageOf(refunds.error, texts.files.tryAgain)}
          onRetry={() => void refunds.refetch()}
        />
      )}
      <Refunds>
        {refunds.data?.items.map(({ id: refundId, reference, name, pay, status }) => (
          <li key={refundId}>
            <Link to={`${adminPaths.refunds.href()}?item=${refundId}`}>
              <Reference>{reference}</Reference>
            </Link>
            <span>{name}</span>
            <span>{amountIn(pay)}</span>
            <RefundChip status={status} />
          </li>
        ))}
      </Refunds>
    </section>
  );
}
