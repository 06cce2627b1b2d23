import { messageOf } from '@plenary/kit/api';
import { Actions, Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useId } from 'react';
import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { Block, Blocks, Columns } from '../../shared/page/columns';
import { BulkEmailChip } from './bulk-email-row';
import { useStopOrResume, type BulkEmail } from './bulk-emails.api';
import { RecipientLog } from './recipient-log';
import { texts } from './texts';

const Bar = styled('progress')({
  inlineSize: '100%',
  blockSize: 12,
  accentColor: colours.primary,
});

const Text = styled('pre')({
  margin: 0,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

interface SentEmailProps {
  email: BulkEmail;
  onDone: (message: string) => void;
}

/** On hold, being sent, or sent. */
export function SentEmail({ email, onDone }: SentEmailProps) {
  const { state, hidden, body, kind, by, audience } = email;
  return (
    <Columns>
      <Blocks area="facts">
        {state !== 'draft' && <Progress email={email} onDone={onDone} />}
        <Block>
          <h2>{texts.message}</h2>
          <Facts
            items={[
              [texts.kind, texts.kinds[kind]],
              [texts.choose, texts.groups[audience.kind]],
              [texts.by, by],
            ]}
          />
          <Text>{body}</Text>
        </Block>
      </Blocks>
      {state !== 'draft' && (
        <Blocks area="records">
          {hidden > 0 && (
            <Alert severity="info" role="note">
              {texts.hidden({ people: hidden })}
            </Alert>
          )}
          <RecipientLog email={email} />
        </Blocks>
      )}
    </Columns>
  );
}

function Progress({ email, onDone }: SentEmailProps) {
  const { id, state, done, recipients, perMinute, sentAt, finishedAt } = email;
  const label = useId();
  const act = useStopOrResume(id);
  async function change(how: 'stop' | 'resume') {
    onDone('');
    await act.mutateAsync(how).then(
      () => onDone(how === 'stop' ? texts.stopped : texts.resumed),
      () => undefined,
    );
  }
  return (
    <Block>
      <h2>{texts.sending}</h2>
      <p>
        <BulkEmailChip {...email} />
      </p>
      <p id={label}>
        {texts.progressLabel}: {texts.progress({ done, all: recipients })}
      </p>
      <Bar aria-labelledby={label} value={done} max={recipients} />
      <Facts
        items={[
          [texts.pace, state === 'sending' ? texts.paceOf({ perMinute }) : null],
          [texts.sentAt, sentAt && <Instant key="sent" at={sentAt} />],
          [texts.finishedAt, finishedAt && <Instant key="finished" at={finishedAt} />],
        ]}
      />
      {act.isError && <Alert severity="error">{messageOf(act.error, texts.failed)}</Alert>}
      <Actions>
        {state === 'sending' && (
          <Button look="outlined" busy={act.isPending} onClick={() => void change('stop')}>
            {texts.stop}
          </Button>
        )}
        {state === 'stopped' && (
          <Button busy={act.isPending} onClick={() => void change('resume')}>
            {texts.resume}
          </Button>
        )}
      </Actions>
    </Block>
  );
}
