import { Button, Chip } from '@plenary/kit/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../page/confirm-dialog';
import { Choices, useChosen } from './bulk-parts';
import { useRelease, type ReleaseItem } from './bulk.api';
import { problemOf } from './paper.api';
import { texts } from './texts';

interface ReadyDecisionsProps {
  items: ReleaseItem[];
  /** What became of each that was chosen. */
  onDone: (items: ReleaseItem[]) => void;
}

/** Decisions to choose from, with their mails; the chosen ones are released at once. */
export function ReadyDecisions({ items, onDone }: ReadyDecisionsProps) {
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
