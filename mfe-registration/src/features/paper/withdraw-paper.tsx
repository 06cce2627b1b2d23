import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextAreaField, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Button, Link } from '@plenary/kit/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Part } from '../../shared/layout/columns';
import {
  useWithdrawPaper,
  type PaperDetails,
  type PaperStatus,
} from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { texts } from './texts';

const isWithdrawable: Record<PaperStatus, boolean> = {
  draft: false,
  submitted: true,
  screening: true,
  'under-review': true,
  'minor-corrections': true,
  'major-corrections': true,
  'revision-submitted': true,
  accepted: true,
  rejected: false,
  'desk-rejected': false,
  withdrawn: false,
};

export function WithdrawPaper({ paper }: { paper: PaperDetails }) {
  const withdraw = useWithdrawPaper(paper.id);
  const [isConfirming, setConfirming] = useState(false);
  const form = useForm({
    schema: z.object({ reason: z.string() }),
    defaultValues: { reason: '' },
  });
  const close = () => setConfirming(false);
  if (paper.role !== 'submitter' || !isWithdrawable[paper.status]) return null;
  const isAccepted = paper.status === 'accepted';
  return (
    <Part>
      <Button look="destructive" onClick={() => setConfirming(true)}>
        {texts.withdraw}
      </Button>
      {isConfirming && (
        <FormDialog
          form={form}
          title={texts.withdrawTitle}
          text={isAccepted ? texts.withdrawAccepted : texts.withdrawText}
          confirm={texts.withdraw}
          keep={shared.cancel}
          isDestructive
          error={formErrorOf(withdraw.error, shared.actionFailed)}
          onSubmit={async ({ reason }) => {
            await withdraw.mutateAsync(reason);
            close();
          }}
          onClose={close}
        >
          {isAccepted && (
            <p>
              {texts.withdrawPayment[paper.payment]}{' '}
              <Link to={paths.refunds.href()}>{texts.refunds}</Link>
            </p>
          )}
          <TextAreaField
            name="reason"
            label={texts.withdrawReason}
            optional
            rows={3}
            maxLength={2000}
          />
        </FormDialog>
      )}
    </Part>
  );
}
