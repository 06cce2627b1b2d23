import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import {
  conflictOf,
  revisionQuery,
  useRestoreRevision,
  type AdminEdition,
  type Revision,
} from '../edition.api';
import { texts } from '../texts';
import { May } from '../../../shared/may';

const Details = styled('div')({
  display: 'grid',
  gap: 12,
  '& h3': { fontSize: '1rem' },
  '& dl': { display: 'grid', gap: 8, margin: 0 },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, whiteSpace: 'pre-line' },
});

interface RevisionPanelProps {
  edition: AdminEdition;
  revision: number;
  onDone: (text: string) => void;
}

export function RevisionPanel({ edition, revision, onDone }: RevisionPanelProps) {
  const [isConfirming, setConfirming] = useState(false);
  const query = useQuery(revisionQuery(edition.id, revision));
  const { revisions } = texts;
  if (query.isPending) return <Spinner />;
  if (query.isError)
    return <Alert severity="error">{messageOf(query.error, texts.noReason)}</Alert>;
  const isCurrent = revision === edition.revision;
  return (
    <Details>
      <Changes title={revisions.changes} changes={query.data.changes} />
      {isCurrent ? (
        <p>{revisions.isCurrent}</p>
      ) : (
        <>
          <Changes title={revisions.since} changes={query.data.sinceThen} />
          <May right="edition:write">
            <Actions>
              <Button look="outlined" onClick={() => setConfirming(true)}>
                {revisions.restore}
              </Button>
            </Actions>
          </May>
        </>
      )}
      {isConfirming && (
        <RestoreDialog
          edition={edition}
          revision={revision}
          onDone={onDone}
          onClose={() => setConfirming(false)}
        />
      )}
    </Details>
  );
}

function Changes({ title, changes }: { title: string; changes: Revision['changes'] }) {
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {changes.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{field}</dt>
            <dd>
              {texts.revisions.before}: {textOf(before)}
            </dd>
            <dd>
              {texts.revisions.after}: {textOf(after)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return texts.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function RestoreDialog(props: RevisionPanelProps & { onClose: () => void }) {
  const { edition, revision, onDone, onClose } = props;
  const restore = useRestoreRevision(edition.id);
  const { revisions } = texts;
  const error = restore.error;
  const conflict = conflictOf(error)?.current.savedBy?.name;

  async function confirm() {
    await restore.mutateAsync({ revision, current: edition.revision });
    onClose();
    onDone(revisions.restored({ revision }));
  }

  return (
    <ConfirmDialog
      title={revisions.restoreTitle({ revision })}
      text={revisions.restoreText}
      confirm={revisions.restore}
      keep={texts.keep}
      error={
        conflict
          ? texts.conflict.title({ name: conflict })
          : error && messageOf(error, texts.failed)
      }
      onClose={onClose}
      onConfirm={confirm}
    />
  );
}
