import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, SelectField, useForm } from '@plenary/kit/forms';
import { ErrorState, Spinner } from '@plenary/kit/ui';
import { formatList } from '@plenary/kit/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { problemOf } from '../paper.api';
import type { PaperRow } from '../papers.api';
import {
  bodyOf,
  bulkPreviewQuery,
  useBulkAct,
  type BulkActName,
  type BulkResult,
  type ChosenAct,
} from './bulk.api';
import { Refusals } from './refusals';
import { texts } from './texts';

interface BulkDialogProps {
  name: BulkActName;
  rows: PaperRow[];
  onClose: () => void;
  onDone: (results: BulkResult[]) => void;
}

/** Asks for the tag of an act that needs one, then shows what will happen. */
export function BulkDialog(props: BulkDialogProps) {
  const { name } = props;
  const [tag, setTag] = useState('');
  const needsTag = name === 'tag' || name === 'untag';
  if (needsTag && !tag) return <TagStep {...props} onTag={setTag} />;
  return <Preview {...props} act={needsTag ? { name, tag } : { name }} />;
}

const schema = z.object({ tag: z.string().check(z.trim(), z.minLength(1, texts.tagRequired)) });

function TagStep({
  name,
  rows,
  onClose,
  onTag,
}: BulkDialogProps & { onTag: (tag: string) => void }) {
  const used = [...new Set(rows.flatMap(({ tags }) => tags))].sort();
  const form = useForm({ schema, defaultValues: { tag: name === 'untag' ? (used[0] ?? '') : '' } });
  return (
    <FormDialog
      title={texts.titles[name]}
      confirm={texts.preview}
      keep={texts.cancel}
      form={form}
      onClose={onClose}
      onSubmit={({ tag }) => onTag(tag)}
    >
      {name === 'untag' ? (
        <SelectField
          name="tag"
          label={texts.tag}
          options={used.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextField name="tag" label={texts.tag} maxLength={30} />
      )}
    </FormDialog>
  );
}

/** Addresses that a preview lists. */
const MAX_LISTED = 5;

const none = z.object({});

function Preview({ act, rows, onClose, onDone }: BulkDialogProps & { act: ChosenAct }) {
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
      title={texts.titles[act.name]}
      confirm={texts.confirm[act.name]({ count: ready.size })}
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
