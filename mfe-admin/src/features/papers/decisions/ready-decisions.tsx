import { Button, Chip } from '@plenary/kit/ui';
import { paperStateLabel } from '@plenary/kit/states';
import { useState } from 'react';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Choices, useSelection } from '../choices';
import { useReleaseDecisions, type ReleaseItem } from './releases.api';
import { problemOf } from '../paper.api';
import { paperNumber } from '../papers.api';
import { texts } from '../texts';

interface ReadyDecisionsProps {
  items: ReleaseItem[];
  /** While these are of the former list. */
  isBlocked: boolean;
  onDone: (items: ReleaseItem[]) => void;
}

export function ReadyDecisions({ items, isBlocked, onDone }: ReadyDecisionsProps) {
  const selection = useSelection();
  const [isConfirming, setConfirming] = useState(false);
  const release = useReleaseDecisions();
  const selected = items.filter(({ id }) => selection.has(id));
  return (
    <>
      <p>{texts.releasesHint}</p>
      <Choices role="list">
        {items.map((item) => (
          <li key={item.id}>
            <label>
              <input
                type="checkbox"
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item.id)}
              />
              <span>
                {paperNumber(item.number)} {item.title}
              </span>
              {item.decision && <Chip tone="indigo">{paperStateLabel(item.decision)}</Chip>}
            </label>
            {item.email && (
              <details>
                <summary>{texts.emailTo({ to: item.email.to })}</summary>
                <pre>
                  <strong>{item.email.subject}</strong>
                  {'\n\n'}
                  {item.email.text}
                </pre>
              </details>
            )}
          </li>
        ))}
      </Choices>
      <Button disabled={isBlocked || selected.length === 0} onClick={() => setConfirming(true)}>
        {texts.releaseMany({ count: selected.length })}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={texts.releaseTitle({ count: selected.length })}
          text={texts.releaseText}
          confirm={texts.releaseMany({ count: selected.length })}
          keep={texts.cancel}
          error={problemOf(release.error)}
          onClose={() => setConfirming(false)}
          onConfirm={async () => {
            onDone((await release.mutateAsync(selected)).items);
            setConfirming(false);
          }}
        />
      )}
    </>
  );
}
