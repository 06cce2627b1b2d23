import { emailLink, useEdition } from '@plenary/kit/edition';
import { Actions, Button, ExternalLink, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../../shared/registrations/payments.api';
import { texts } from './texts';

// Rarely opened, so loaded on demand.
const ChangePackageDialog = lazy(() => import('./change-package-dialog'));
const CancelRegistrationDialog = lazy(() => import('./cancel-registration-dialog'));

const Small = styled('p')({ fontSize: '0.875rem' });

export function RegistrationActions({ payment }: { payment: Payment }) {
  const [open, setOpen] = useState<'package' | 'cancel'>();
  const { paymentsEmail } = useEdition().contact;
  const close = () => setOpen(undefined);

  if (!payment.isChangeable) {
    return (
      <Small data-print="none">
        {texts.changeByEmail}{' '}
        <ExternalLink href={emailLink(paymentsEmail, payment.merchantReference)}>
          {paymentsEmail}
        </ExternalLink>
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
        {open === 'package' && <ChangePackageDialog payment={payment} onClose={close} />}
        {open === 'cancel' && <CancelRegistrationDialog payment={payment} onClose={close} />}
      </Suspense>
    </div>
  );
}
