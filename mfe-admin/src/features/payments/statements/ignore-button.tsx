import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import { PaymentInputDialog } from '../payment-input-dialog';
import { texts as payments } from '../texts';
import type { ReportingProps } from './line-section';
import { useIgnoreLine, type StatementLine } from './statements.api';
import { texts } from './texts';

interface IgnoreButtonProps extends Pick<ReportingProps, 'onDone'> {
  line: StatementLine;
}

/** The line can be put back. */
export function IgnoreButton({ line, onDone }: IgnoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const ignore = useIgnoreLine(line.id);
  const sender = line.sender || texts.fileLine({ line: line.fileLine });
  return (
    <>
      <Button
        look="text"
        size="small"
        aria-label={texts.matchOf({ act: texts.ignore, sender })}
        onClick={() => setOpen(true)}
      >
        {texts.ignore}
      </Button>
      {isOpen && (
        <PaymentInputDialog
          texts={{
            title: texts.ignoreTitle,
            text: texts.ignoreText({ sender }),
            label: payments.reason,
            missing: payments.reasonMissing,
            submit: texts.ignoreSubmit,
            keep: texts.cancel,
            done: texts.ignored,
          }}
          action={ignore}
          onClose={() => setOpen(false)}
          onDone={onDone}
        />
      )}
    </>
  );
}
