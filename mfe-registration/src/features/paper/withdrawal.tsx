import { Form, TextAreaField, useForm } from '@plenary/kit/forms';
import { Button } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AskDialog } from '../../papers/ask-dialog';
import { type PaperDetails, type PaperStatus, usePaperActs } from '../../papers/papers.api';
import { Part } from '../../parts/columns';
import { texts } from './texts';

/** A paper can be taken back until its decision is final. */
const POSSIBLE: PaperStatus[] = [
  'submitted',
  'screening',
  'under-review',
  'minor-corrections',
  'major-corrections',
  'resubmitted',
];

export function Withdrawal({ paper }: { paper: PaperDetails }) {
  const { withdraw } = usePaperActs();
  const [isAsking, setAsking] = useState(false);
  const form = useForm({
    schema: z.object({ reason: z.string() }),
    defaultValues: { reason: '' },
  });
  if (!POSSIBLE.includes(paper.status)) return null;
  return (
    <Part>
      <Button look="destructive" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </Button>
      {isAsking && (
        <AskDialog
          title={texts.withdrawTitle}
          text={texts.withdrawText}
          confirm={texts.withdraw}
          act={() => withdraw(paper.id, form.getValues('reason'))}
          onClose={() => setAsking(false)}
        >
          <Form form={form} onSubmit={() => undefined}>
            <TextAreaField
              name="reason"
              label={texts.withdrawReason}
              optional
              rows={3}
              maxLength={2000}
            />
          </Form>
        </AskDialog>
      )}
    </Part>
  );
}
