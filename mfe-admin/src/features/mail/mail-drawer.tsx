import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer, LoadedDrawer } from '../../list/drawer';
import { Foot } from '../../list/drawer-parts';
import { Facts } from '../../list/facts';
import { History } from '../../list/history';
import { Instant } from '../../list/when';
import { inWords } from '../../states/in-words';
import { MailChip } from '../../states/mail-chip';
import { Letter } from './letter';
import { mailQuery, useRetry, type AdminMail } from './mail.api';
import { texts } from './texts';

/** One mail: what became of it, what it says, and another try. */
export default function MailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(mailQuery(id));
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(mail) => (
        <Drawer
          title={mail.recipient}
          above={inWords(mail.kind)}
          chips={<MailChip state={mail.state} />}
          done={done}
          onClose={onClose}
        >
          <MailFacts mail={mail} />
          <History
            title={texts.history}
            entries={mail.history.map(({ at, outcome, reason }) => ({
              at,
              what: texts.outcomes[outcome],
              details: reason,
            }))}
          />
          <Letter preview={mail.preview} />
          {mail.canRetry && <Retry id={id} onDone={() => setDone(texts.retried)} />}
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function MailFacts({ mail }: { mail: AdminMail }) {
  return (
    <Facts
      items={[
        [texts.reason, mail.reason],
        [texts.written, <Instant key="at" at={mail.createdAt} />],
        [texts.tries, mail.tries],
        [texts.nextTry, mail.nextTryAt && <Instant key="next" at={mail.nextTryAt} />],
        [texts.sent, mail.sentAt && <Instant key="sent" at={mail.sentAt} />],
        [texts.messageId, mail.messageId],
      ]}
    />
  );
}

function Retry({ id, onDone }: { id: string; onDone: () => void }) {
  const retry = useRetry(id);
  return (
    <>
      {retry.isError && <Alert severity="error">{messageOf(retry.error, texts.retryFailed)}</Alert>}
      <Foot>
        <Button
          busy={retry.isPending}
          onClick={() => retry.mutate(undefined, { onSuccess: onDone })}
        >
          {texts.retry}
        </Button>
      </Foot>
    </>
  );
}
