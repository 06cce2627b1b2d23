import { formErrorOf } from '@plenary/kit/api';
import { formatDollars, packageById, useEdition } from '@plenary/kit/edition';
import { useForm, useWatch } from '@plenary/kit/forms';
import { useUser } from '@plenary/kit/session';
import { formatList } from '@plenary/kit/i18n';
import { Alert, Total } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '@plenary/kit/dialogs';
import {
  authorObstacle,
  packageChoiceFields,
  priceOf,
  requiresPaper,
} from '../../shared/packages/package-choice';
import { PackageFields } from '../../shared/packages/package-fields';
import { acceptedPapersQuery } from '../../shared/papers/papers.api';
import { extrasFor, sumOf } from '../../shared/extras/offers';
import type { Payment } from '../../shared/registrations/payments.api';
import { useChangePackage } from './payment-processing.api';
import { texts } from './texts';

interface ChangePackageDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function ChangePackageDialog({ payment, onClose }: ChangePackageDialogProps) {
  const edition = useEdition();
  const user = useUser();
  const papers = useQuery(acceptedPapersQuery(user?.id));
  const { academicCategory, registrationPackage } = payment;
  // An author keeps the paper when changing to another publication package.
  const hasPaper = payment.registrationType === 'author';
  const form = useForm({
    schema: z
      .object(packageChoiceFields)
      .check(requiresPaper(edition, hasPaper ? 0 : (papers.data?.papers.length ?? 0))),
    defaultValues: { academicCategory, registrationPackage, paperId: '' },
  });
  const change = useChangePackage(payment.id);
  const [category, packageId] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage'],
  });
  const publishesPaper = packageById(edition, packageId ?? '')?.publishesPaper ?? false;
  const becomesAuthor = !hasPaper && publishesPaper;
  const obstacle = becomesAuthor ? authorObstacle(user, papers) : null;
  const price = priceOf(edition, packageId, category);
  const bought = payment.lines.filter(({ kind }) => kind === 'extra');
  const lost = (id: string) =>
    edition.extras.some((extra) => extra.id === id) &&
    extrasFor(edition, packageId).every((extra) => extra.id !== id);
  const dropped = bought.filter(({ item }) => lost(item));
  const kept = bought.filter(({ item }) => !lost(item));
  const total = sumOf([price ?? 0, ...kept.map(({ amount }) => amount)]);

  return (
    <FormDialog
      title={texts.change.title}
      onClose={onClose}
      form={form}
      error={formErrorOf(change.error, texts.change.failed)}
      onSubmit={async ({ paperId, ...choice }) => {
        if (obstacle || price === undefined) return;
        await change.mutateAsync({ ...choice, price, ...(paperId && { paperId }) });
        onClose();
      }}
      confirm={texts.change.confirm}
      keep={texts.change.keep}
      isBlocked={obstacle !== null}
    >
      <PackageFields
        isOffered={(offer) => user !== null || !offer.publishesPaper}
        category={category}
        isAuthor={becomesAuthor}
        obstacle={obstacle}
        papers={papers}
      />
      {dropped.length > 0 && (
        <Alert severity="info">
          {texts.change.dropped({ extras: formatList(dropped.map(({ name }) => name)) })}
        </Alert>
      )}
      {payment.lines.some(({ amount }) => amount < 0) && (
        <Alert severity="info">{texts.change.reduced}</Alert>
      )}
      {price !== undefined && (
        <Total label={texts.change.total} amount={formatDollars(total, { cents: true })} />
      )}
    </FormDialog>
  );
}
