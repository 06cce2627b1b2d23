import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useBlocker } from '@plenary/kit/router';
import { useEffect } from 'react';
import { texts } from '../texts';

interface UnsavedChangesProps {
  when: boolean;
  /** When the person leaves by a link without saving. */
  onDiscard?: () => void;
}

/** Asks for confirmation before unsaved changes are lost by a link or by leaving the site. */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  const blocker = useBlocker(when);
  const { unsaved } = texts;

  useEffect(() => {
    if (!when) return;
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirm);
    return () => window.removeEventListener('beforeunload', confirm);
  }, [when]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={unsaved.title}
      text={unsaved.text}
      confirm={unsaved.leave}
      keep={unsaved.stay}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
}
