import { messageOf } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useSearchParams } from '@plenary/kit/router';
import { Alert, Button, Chip, EmptyState, ErrorState } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSkeleton } from '../../list/list-skeleton';
import { AdminPage } from '../../page/admin-page';
import { Announcement } from '../../page/announcement';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { Choices, useChosen } from './bulk-parts';
import { releasesQuery, useRelease, type ReleaseItem } from './bulk.api';
import { problemOf } from './paper.api';
import { texts } from './texts';

/** Decisions that wait for their release, each with the mail that it sends. */
export default function ReleasesPage() {
  const [params] = useSearchParams();
  const releases = useQuery(releasesQuery(params.get('paper') ?? ''));
  const [done, setDone] = useState<ReleaseItem[]>([]);
  const released = done.filter(({ outcome }) => outcome === 'released').length;
  const left = done.filter(({ outcome }) => outcome === 'left');
  const ready = releases.data?.filter(({ outcome }) => outcome === 'ready') ?? [];
  const trail = [{ label: texts.title, to: paths.adminPapers.href() }, { label: texts.release }];
  return (
    <AdminPage title={texts.releasesTitle} trail={trail}>
      <Announcement text={released > 0 ? texts.releasedMany(released) : ''} />
      {left.length > 0 && (
        <Alert severity="warning">
          {texts.leftOnes}
          <ul>
            {left.map(({ id, number, title, reason }) => (
              <li key={id}>
                {texts.number(number)} {title}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {releases.isPending && <ListSkeleton />}
      {releases.isLoadingError && (
        <ErrorState
          title={texts.previewFailed}
          message={messageOf(releases.error, texts.noReason)}
          onRetry={() => void releases.refetch()}
        />
      )}
      {releases.data && ready.length === 0 && (
        <EmptyState title={texts.noReleases}>{texts.noReleasesHint}</EmptyState>
      )}
      {ready.length > 0 && <Ready items={ready} onDone={setDone} />}
    </AdminPage>
  );
}

function Ready(props: { items: ReleaseItem[]; onDone: (items: ReleaseItem[]) => void }) {
  const { items, onDone } = props;
  const chosen = useChosen();
  const [isAsking, setAsking] = useState(false);
  const release = useRelease();
  const picked = items.filter(({ id }) => chosen.has(id));
  return (
    <>
      <p>{texts.releasesHint}</p>
      <Choices role="list">
        {items.map((item) => (
          <li key={item.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(item.id)}
                onChange={() => chosen.toggle(item.id)}
              />
              <span>
                {texts.number(item.number)} {item.title}
              </span>
              {item.decision && <Chip tone="indigo">{texts.decisionWords[item.decision]}</Chip>}
            </label>
            {item.mail && (
              <details>
                <summary>{texts.mailTo(item.mail.to)}</summary>
                <pre>
                  <strong>{item.mail.subject}</strong>
                  {'\n\n'}
                  {item.mail.text}
                </pre>
              </details>
            )}
          </li>
        ))}
      </Choices>
      <Button disabled={picked.length === 0} onClick={() => setAsking(true)}>
        {texts.releaseMany(picked.length)}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.releaseTitle(picked.length)}
          text={texts.releaseText}
          confirm={texts.releaseMany(picked.length)}
          keep={texts.cancel}
          error={problemOf(release.error)}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            onDone((await release.mutateAsync(picked)).items);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
