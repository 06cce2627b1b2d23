import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Button, Panel } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Announcement } from '../../../shared/page/announcement';
import { joiningQuery, useSendJoining } from './places.api';
import { texts } from './texts';

const words = texts.joining;

/** Emails the saved joining details to the paid attendees who do not have them yet. */
export function JoiningPanel() {
  const { data } = useQuery(joiningQuery());
  const send = useSendJoining();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  if (!data) return null;
  const { revision, attendees, recipients } = data;
  return (
    <Panel as="section" aria-labelledby="joining-details">
      <h2 id="joining-details">{words.title}</h2>
      <p>{revision === null ? words.unset : words.state({ attendees, recipients })}</p>
      <Announcement text={done} />
      {revision !== null && recipients > 0 && (
        <Actions>
          <Button look="outlined" onClick={() => setOpen(true)}>
            {words.send}
          </Button>
        </Actions>
      )}
      {isOpen && revision !== null && (
        <ConfirmDialog
          title={words.confirmTitle}
          text={words.confirmText({ recipients })}
          confirm={words.send}
          keep={words.keep}
          isDestructive={false}
          error={send.error && messageOf(send.error, words.failed)}
          onClose={() => setOpen(false)}
          onConfirm={async () => {
            await send.mutateAsync(revision);
            setOpen(false);
            setDone(words.sent);
          }}
        />
      )}
    </Panel>
  );
}
