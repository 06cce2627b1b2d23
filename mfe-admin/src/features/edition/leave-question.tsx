import { useBlocker } from '@plenary/kit/router';
import { Actions, Button } from '@plenary/kit/ui';
import { useEffect } from 'react';
import { AskDialog } from '../../page/ask-dialog';
import { texts } from './texts';

/** Asks before what was written is lost: by a link of the product, or by the browser itself. */
export function LeaveQuestion({ when }: { when: boolean }) {
  const blocker = useBlocker(when);
  const { leave } = texts;

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  if (blocker.state !== 'blocked') return null;
  return (
    <AskDialog title={leave.title} text={leave.text} onClose={() => blocker.reset()}>
      <Actions>
        <Button onClick={() => blocker.reset()}>{leave.stay}</Button>
        <Button look="destructive" onClick={() => blocker.proceed()}>
          {leave.leave}
        </Button>
      </Actions>
    </AskDialog>
  );
}
