import { useEdition } from '@plenary/kit/edition';
import { Form, useForm, useWatch } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useAuth } from '@plenary/kit/session';
import { useHydrated } from '@plenary/kit/ui';
import { useState } from 'react';
import { authorObstacle } from '../../parts/package-choice/author-obstacle';
import { CategoryAndPackage } from '../../parts/package-choice/category-and-package';
import { priceOf } from '../../parts/package-choice/price-of';
import { keepProof } from '../../registration/kept-proof';
import { keepRegistration } from '../../registration/kept-registration';
import { registrationTypeOf } from '../../registration/registration-data';
import { useAcceptedPapers } from '../../papers/accepted-papers.api';
import { Consent } from './consent';
import { Fields, FormLayout } from './form-layout';
import { PersonalDetails } from './personal-details';
import { ProofSection } from './proof-section';
import {
  registrationFormSchema,
  type RegistrationFormInput,
  type RegistrationFormValues,
} from './registration-form.schema';
import { noValues, startValues } from './start-values';
import { SummaryPanel } from './summary-panel';
import { useStart } from './use-start';

/** The form of the conference registration, with its sum beside it. */
export function RegistrationForm() {
  const edition = useEdition();
  const { user } = useAuth();
  const navigate = useNavigate();
  const papers = useAcceptedPapers();
  const isHydrated = useHydrated();
  const [start] = useState(() => (isHydrated ? startValues(user) : noValues));
  const form = useForm<RegistrationFormInput, RegistrationFormValues>({
    schema: registrationFormSchema(papers.data?.papers.length ?? 0, edition.limits.proofBytes),
    defaultValues: start,
    draftKey: 'registration-form',
  });
  useStart(form, user);

  const [category, packageId] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage'],
  });
  const isAuthor = registrationTypeOf(packageId ?? '') === 'author';
  const obstacle = isAuthor ? authorObstacle(user, papers) : null;

  function submit(values: RegistrationFormValues) {
    const price = priceOf(edition, values.registrationPackage, values.academicCategory);
    if (obstacle || price === undefined) return;
    const { paperId, phone, proof, ...rest } = values;
    const registrationType = registrationTypeOf(values.registrationPackage);
    const registrationData = {
      ...rest,
      registrationType,
      price,
      phone: phone || null,
      ...(registrationType === 'author' && paperId && { paperId }),
      ...(user && { userId: user.id }),
    };
    keepRegistration(registrationData);
    keepProof(values.academicCategory === 'student' ? proof : null);
    void navigate(paths.paymentProcessing.href(), { state: { registrationData } });
  }

  return (
    <FormLayout>
      <Form form={form} onSubmit={submit}>
        <Fields>
          <CategoryAndPackage
            category={category}
            isAuthor={isAuthor}
            obstacle={obstacle}
            papers={papers}
          />
          <PersonalDetails />
          {category === 'student' && <ProofSection />}
          <Consent />
        </Fields>
        <SummaryPanel
          category={category}
          packageId={packageId}
          price={priceOf(edition, packageId, category)}
          obstacle={obstacle}
        />
      </Form>
    </FormLayout>
  );
}
