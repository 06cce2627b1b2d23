import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Announcement } from '../../../shared/page/announcement';
import { texts } from '../texts';
import { samplesQuery, useRemoveSamples } from './samples.api';

/** Shown while the edition has samples of the first start, and after they were removed. */
export function SamplesPanel() {
  const { data: samples } = useQuery(samplesQuery());
  const remove = useRemoveSamples();
  const [isAsking, setIsAsking] = useState(false);
  const { title, counts, hint, open, ask, text, confirm, done, kept } = texts.samples;
  const { keptPeople = 0 } = remove.data ?? {};
  if (!samples) return null;
  if (remove.isSuccess) {
    return <Announcement text={keptPeople > 0 ? `${done} ${kept({ count: keptPeople })}` : done} />;
  }
  if (samples.people === 0) return null;
  return (
    <Alert severity="info">
      <strong>{title}</strong>
      <p>{counts(samples)}</p>
      <p>{hint}</p>
      <Actions>
        <Button look="outlined" onClick={() => setIsAsking(true)}>
          {open}
        </Button>
      </Actions>
      {isAsking && (
        <ConfirmDialog
          title={ask}
          text={text(samples)}
          confirm={confirm}
          keep={texts.samples.keep}
          error={remove.error && messageOf(remove.error, texts.failed)}
          onClose={() => setIsAsking(false)}
          onConfirm={async () => {
            await remove.mutateAsync();
            setIsAsking(false);
          }}
        />
      )}
    </Alert>
  );
}
