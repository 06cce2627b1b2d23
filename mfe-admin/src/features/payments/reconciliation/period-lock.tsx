import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { formatDay } from '@plenary/kit/edition';
import { TextAreaField, TextField, useForm } from '@plenary/kit/forms';
import { Actions, Button } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Instant } from '../../../shared/details/time';
import { May } from '../../../shared/may';
import { Block } from '../../../shared/page/columns';
import {
  periodQuery,
  useLockPeriod,
  useUnlockPeriod,
  type LedgerPeriod,
} from './reconciliation.api';
import { texts } from './texts';

const { period: labels } = texts;

/** Finance locks days that are closed; only owners open them again. */
export function PeriodLock() {
  const [open, setOpen] = useState<'lock' | 'unlock'>();
  const { data } = useQuery(periodQuery());
  if (!data) return null;
  const { lockedUntil, changes } = data;
  const dialog = { period: data, onClose: () => setOpen(undefined) };
  return (
    <Block aria-labelledby="period">
      <h2 id="period">{labels.title}</h2>
      <p role="status">
        {lockedUntil === null ? labels.open : labels.until({ day: formatDay(lockedUntil) })}
      </p>
      <Actions>
        <May right="payments:write">
          <Button look="outlined" size="small" onClick={() => setOpen('lock')}>
            {labels.lock}
          </Button>
        </May>
        {lockedUntil !== null && (
          <May right="periods:unlock">
            <Button look="destructive" size="small" onClick={() => setOpen('unlock')}>
              {labels.unlock}
            </Button>
          </May>
        )}
      </Actions>
      {changes.length > 0 && <History changes={changes} />}
      {open === 'lock' && <LockDialog {...dialog} />}
      {open === 'unlock' && <UnlockDialog {...dialog} />}
    </Block>
  );
}

function History({ changes }: Pick<LedgerPeriod, 'changes'>) {
  return (
    <ul>
      {changes.map(({ lockedUntil, reason, at }) => (
        <li key={at}>
          <small>
            <Instant at={at} />:{' '}
            {lockedUntil === null ? labels.open : labels.until({ day: formatDay(lockedUntil) })}{' '}
            {reason}
          </small>
        </li>
      ))}
    </ul>
  );
}

interface DialogProps {
  period: LedgerPeriod;
  onClose: () => void;
}

const lockSchema = z.object({ until: z.string().check(z.minLength(1, labels.dayMissing)) });

function LockDialog({ period, onClose }: DialogProps) {
  const lock = useLockPeriod();
  const form = useForm({ schema: lockSchema, defaultValues: { until: '' } });
  return (
    <FormDialog
      title={labels.lockTitle}
      text={labels.lockText}
      form={form}
      error={formErrorOf(lock.error, labels.failed)}
      confirm={labels.lock}
      keep={labels.cancel}
      onClose={onClose}
      onSubmit={async ({ until }) => {
        await lock.mutateAsync({ until, version: period.version });
        onClose();
      }}
    >
      <TextField name="until" type="date" label={labels.lockUntil} hint={labels.lockHint} />
    </FormDialog>
  );
}

const unlockSchema = z.object({
  until: z.string(),
  reason: z.string().check(z.trim(), z.minLength(3, labels.reasonMissing), z.maxLength(1000)),
});

function UnlockDialog({ period, onClose }: DialogProps) {
  const unlock = useUnlockPeriod();
  const form = useForm({ schema: unlockSchema, defaultValues: { until: '', reason: '' } });
  return (
    <FormDialog
      title={labels.unlockTitle}
      text={labels.unlockText}
      form={form}
      error={formErrorOf(unlock.error, labels.failed)}
      confirm={labels.unlock}
      keep={labels.cancel}
      isDestructive
      onClose={onClose}
      onSubmit={async ({ until, reason }) => {
        await unlock.mutateAsync({ until: until || null, reason, version: period.version });
        onClose();
      }}
    >
      <TextField name="until" type="date" label={labels.keepUntil} hint={labels.keepHint} />
      <TextAreaField name="reason" label={labels.reason} rows={3} maxLength={1000} />
    </FormDialog>
  );
}
