import { FormDialog } from '@plenary/kit/dialogs';
import { useForm } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { formatList } from '@plenary/kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { problemOf } from '../paper.api';
import { bodyOf, bulkPreviewQuery, useBulkAct, type BulkResult, type ChosenAct } from './bulk.api';
import { type ActProps, DecisionStep, ReviewerStep, TagStep } from './bulk-steps';
import { DownloadDialog } from './download-dialog';
import { Refusals } from './refusals';
import { texts, type BulkActName } from './texts';

interface BulkDialogProps extends ActProps {
  name: BulkActName;
  onDone: (results: BulkResult[]) => void;
}

/** Asks for the input of an act, then shows its effects before it runs. */
export function BulkDialog({ name, ...props }: BulkDialogProps) {
  const [act, setAct] = useState<ChosenAct>();
  if (act) return <Preview {...props} act={act} />;
  switch (name) {
    case 'tag':
    case 'untag':
      return <TagStep {...props} name={name} onChosen={setAct} />;
    case 'decide':
      return <DecisionStep {...props} onChosen={setAct} />;
    case 'assign':
      return <ReviewerStep {...props} onChosen={setAct} />;
    case 'download':
      return <DownloadDialog {...props} />;
    case 'pass':
    case 'release':
    case 'remind':
    case 'compare':
      return <Preview {...props} act={{ act: name }} />;
  }
}

/** Addresses that a preview lists. */
const MAX_LISTED = 5;

const none = z.object({});

function Preview({
  act,
  rows,
  onClose,
  onDone,
}: Omit<BulkDialogProps, 'name'> & { act: ChosenAct }) {
  const preview = useQuery(bulkPreviewQuery(act, rows));
  const run = useBulkAct();
  const form = useForm({ schema: none, defaultValues: {} });
  const results = preview.data ?? [];
  const ready = new Set(results.filter(({ outcome }) => outcome === 'ready').map(({ id }) => id));
  const told = [...new Set(results.flatMap((result) => result.told))];
  const listed = told.slice(0, MAX_LISTED);
  const left = told.length - listed.length;
  return (
    <FormDialog
      title={texts.titles[act.act]}
      confirm={texts.confirm[act.act]({ count: ready.size })}
      keep={texts.cancel}
      form={form}
      error={problemOf(run.error)}
      isBlocked={ready.size === 0}
      onClose={onClose}
      onSubmit={async () => {
        const chosen = rows.filter(({ id }) => ready.has(id));
        onDone(await run.mutateAsync(bodyOf(act, chosen, false)));
      }}
    >
      {preview.isPending && <Spinner />}
      {preview.isError && (
        <ErrorState
          title={texts.previewFailed}
          message={problemOf(preview.error) ?? ''}
          onRetry={() => void preview.refetch()}
        />
      )}
      {preview.data && (
        <>
          <p role="status">
            {texts.changes({ count: ready.size, told: told.length })}{' '}
            {formatList(left > 0 ? [...listed, texts.more({ count: left })] : listed)}
          </p>
          <Refusals rows={rows} results={results} title={(count) => texts.refused({ count })} />
        </>
      )}
    </FormDialog>
  );
}
