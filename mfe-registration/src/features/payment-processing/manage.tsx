import { useEdition } from '@plenary/kit/edition';
import { Actions, Button, ExternalLink, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../registration/payment.api';
import { texts } from './texts';

/** Dialogs are seldom opened: their code comes then. */
const ChangePackage = lazy(() => import('./change-package'));
const CancelRegistration = lazy(() => import('./cancel-registration'));

const Small = styled('p')({ fontSize: '0.875rem' });

/** What the owner of a registration can still change about it. */
export function Manage({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState<'package' | 'cancel'>();
  const { paymentsEmail } = useEdition().contact;
  const close = () => setOpen(undefined);

  if (!payment.isChangeable) {
    return (
      <Small data-print="none">
        {texts.askToChange}{' '}
        <ExternalLink href={`mailto:${paymentsEmail}?subject=${payment.merchantReference}`}>
          {paymentsEmail}
        </ExternalLink>
        .
      </Small>
    );
  }
  return (
    <div data-print="none">
      <Actions>
        <Button look="outlined" size="small" onClick={() => setOpen('package')}>
          {texts.change.open}
        </Button>
        <Button look="destructive" size="small" onClick={() => setOpen('cancel')}>
          {texts.cancel.open}
        </Button>
      </Actions>
      <Suspense>
        {open === 'package' && <ChangePackage payment={payment} onClose={close} />}
        {open === 'cancel' && <CancelRegistration payment={payment} onClose={close} />}
      </Suspense>
    </div>
  );
}
