import { formatDollars, useEdition } from '@plenary/kit/edition';
import { Form, SubmitButton, useForm, useWatch } from '@plenary/kit/forms';
import { useAuth } from '@plenary/kit/session';
import { Actions, Button, Total } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { authorObstacle } from '../../parts/package-choice/author-obstacle';
import { CategoryAndPackage } from '../../parts/package-choice/category-and-package';
import { choiceFields, namesPaper } from '../../parts/package-choice/package-choice.schema';
import { priceOf } from '../../parts/package-choice/price-of';
import { Question } from '../../parts/question';
import { wholeError } from '../../parts/whole-error';
import { useAcceptedPapers } from '../../papers/accepted-papers.api';
import type { Payment } from '../../registration/payment.api';
import { registrationTypeOf } from '../../registration/registration-data';
import { changePackage, usePaymentChange, type PackageChoice } from './payment-processing.api';
import { texts } from './texts';

interface ChangePackageProps {
  payment: Payment;
  onClose: () => void;
}

/** Another category or package for a registration that is not paid yet. */
export default function ChangePackage({ payment, onClose }: ChangePackageProps) {
  const edition = useEdition();
  const { user } = useAuth();
  const papers = useAcceptedPapers();
  const { academicCategory, registrationPackage } = payment;
  // Who publishes already keeps the paper; its other package asks for no second one.
  const hasPaper = payment.registrationType === 'author';
  const form = useForm({
    schema: z
      .object(choiceFields)
      .check(namesPaper(hasPaper ? 0 : (papers.data?.papers.length ?? 0))),
    defaultValues: { academicCategory, registrationPackage, paperId: '' },
  });
  const change = usePaymentChange((choice: PackageChoice) => changePackage(payment.id, choice));
  const [category, packageId] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage'],
  });
  const becomesAuthor = !hasPaper && registrationTypeOf(packageId ?? '') === 'author';
  const obstacle = becomesAuthor ? authorObstacle(user, papers) : null;
  const price = priceOf(edition, packageId, category);

  return (
    <Question title={texts.change.title} onClose={onClose}>
      <Form
        form={form}
        error={wholeError(change.error, texts.change.failed)}
        onSubmit={async ({ paperId, ...choice }) => {
          if (obstacle || price === undefined) return;
          await change.mutateAsync({ ...choice, price, ...(paperId && { paperId }) });
          onClose();
        }}
      >
        <CategoryAndPackage
          offered={(id) => user !== null || registrationTypeOf(id) === 'participant'}
          category={category}
          isAuthor={becomesAuthor}
          obstacle={obstacle}
          papers={papers}
        />
        {price !== undefined && (
          <Total label={texts.change.total} amount={formatDollars(price, { cents: true })} />
        )}
        <Actions>
          <Button look="outlined" onClick={onClose}>
            {texts.change.keep}
          </Button>
          <SubmitButton disabled={obstacle !== null}>{texts.change.confirm}</SubmitButton>
        </Actions>
      </Form>
    </Question>
  );
}
