import { messageOf } from '@plenary/kit/api';
import { Alert, Button } from '@plenary/kit/ui';
import { EmailChip } from '@plenary/kit/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailTemplateLabel } from '../../shared/email-templates';
import { Drawer, LoadedDrawer } from '../../shared/drawer/drawer';
import { Foot } from '../../shared/drawer/drawer-parts';
import { Facts } from '../../shared/details/facts';
import { History } from '../../shared/details/history';
import { Instant } from '../../shared/details/time';
import { EmailPreview } from './email-preview';
import { emailQuery, useRetryEmail, type AdminEmail } from './emails.api';
import { texts } from './texts';

export default function EmailDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(emailQuery(id));
  const [done, setDone] = useState('');
  return (
    <LoadedDrawer query={query} onClose={onClose}>
      {(email) => (
        <Drawer
          title={email.recipient ?? texts.hidden}
          above={email.kind ? emailTemplateLabel(email.kind) : undefined}
          chips={<EmailChip state={email.state} />}
          done={done}
          onClose={onClose}
        >
          <EmailFacts email={email} />
          <History
            title={texts.history}
            entries={email.history.map(({ at, outcome, reason }) => ({
              at,
              action: texts.outcomes[outcome],
              details: reason,
            }))}
          />
          {email.kind ? <EmailPreview preview={email.preview} /> : <p>{texts.hiddenHint}</p>}
          {email.canRetry && <Retry id={id} onDone={() => setDone(texts.retried)} />}
        </Drawer>
      )}
    </LoadedDrawer>
  );
}

function EmailFacts({ email }: { email: AdminEmail }) {
  return (
    <Facts
      items={[
        [texts.reason, email.reason],
        [texts.created, <Instant key="at" at={email.createdAt} />],
        [texts.attempts, email.tries],
        [texts.nextAttempt, email.nextTryAt && <Instant key="next" at={email.nextTryAt} />],
        [texts.sent, email.sentAt && <Instant key="sent" at={email.sentAt} />],
        [texts.messageId, email.messageId],
      ]}
    />
  );
}

function Retry({ id, onDone }: { id: string; onDone: () => void }) {
  const retry = useRetryEmail(id);
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
