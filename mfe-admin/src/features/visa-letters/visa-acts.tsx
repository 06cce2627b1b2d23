import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { Actions, Alert, Button, Panel } from '@plenary/kit/ui';
import { useState } from 'react';
import { InputDialog } from '../../shared/dialogs/input-dialog';
import { texts } from './texts';
import { useIssue, useRefuse, useReturn, useStart, type VisaRequest } from './visa-letters.api';

type Open = 'issue' | 'return' | 'refuse' | undefined;

interface VisaActsProps {
  request: VisaRequest;
  onDone: (message: string) => void;
}

export function VisaActs({ request, onDone }: VisaActsProps) {
  const { status, name, isDestroyed } = request;
  const [open, setOpen] = useState<Open>();
  const [start, issue] = [useStart(request), useIssue(request)];
  const [ask, refuse] = [useReturn(request), useRefuse(request)];
  const isOpen = (status === 'requested' || status === 'in-progress') && !isDestroyed;
  const isRefusable = isOpen || status === 'returned' || status === 'issued';
  const finish = (text: string) => {
    setOpen(undefined);
    onDone(text);
  };
  const dialog = {
    ...{ missing: texts.missing, maxLength: 1000, keep: texts.keep },
    onClose: () => setOpen(undefined),
  };
  const failure = (error: Error | null) => (error ? messageOf(error, texts.failed) : undefined);
  if (!isRefusable) return null;
  return (
    <Panel as="section" aria-labelledby="visa-acts">
      <h2 id="visa-acts">{texts.acts}</h2>
      {start.isError && <Alert severity="error">{failure(start.error)}</Alert>}
      <Actions>
        {isOpen && <Button onClick={() => setOpen('issue')}>{texts.issue}</Button>}
        {isOpen && status === 'requested' && (
          <Button
            look="outlined"
            busy={start.isPending}
            onClick={() => start.mutate(undefined, { onSuccess: () => finish(texts.started) })}
          >
            {texts.start}
          </Button>
        )}
        {isOpen && (
          <Button look="outlined" onClick={() => setOpen('return')}>
            {texts.ask}
          </Button>
        )}
        <Button look="outlined" onClick={() => setOpen('refuse')}>
          {status === 'issued' ? texts.revoke : texts.refuse}
        </Button>
      </Actions>
      {open === 'issue' && (
        <ConfirmDialog
          title={texts.issueTitle({ name })}
          text={texts.issueText}
          confirm={texts.issue}
          keep={texts.keep}
          error={failure(issue.error)}
          onClose={dialog.onClose}
          onConfirm={async () => {
            await issue.mutateAsync();
            finish(texts.issued);
          }}
        />
      )}
      {open === 'return' && (
        <InputDialog
          {...dialog}
          title={texts.askTitle({ name })}
          text={texts.askText}
          label={texts.question}
          confirm={texts.ask}
          error={failure(ask.error)}
          onSubmit={async (reason) => {
            await ask.mutateAsync(reason);
            finish(texts.asked);
          }}
        />
      )}
      {open === 'refuse' && (
        <InputDialog
          {...dialog}
          title={texts.refuseTitle({ name })}
          text={status === 'issued' ? texts.refuseIssued : texts.refuseText}
          label={texts.reason}
          confirm={status === 'issued' ? texts.revoke : texts.refuse}
          isDestructive
          error={failure(refuse.error)}
          onSubmit={async (reason) => {
            await refuse.mutateAsync(reason);
            finish(texts.refused);
          }}
        />
      )}
    </Panel>
  );
}
