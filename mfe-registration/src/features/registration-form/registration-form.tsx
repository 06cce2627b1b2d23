import { bandedFee, packageById, useEdition } from '@plenary/kit/edition';
import { Form, useForm, useWatch, type KitForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { AfterHydration, Link, Spinner, styled, useWasPrerendered } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import {
  lazy,
  memo,
  Suspense,
  useCallback,
  useMemo,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { useBand } from '../../shared/bands/bands.api';
import { extrasFor, filled, questionsFor, sumOf } from '../../shared/extras/offers';
import type { InvitedGroup } from '../../shared/groups/invited-group.api';
import { authorObstacle, priceOf } from '../../shared/packages/package-choice';
import { PackageFields } from '../../shared/packages/package-fields';
import { acceptedPapersQuery } from '../../shared/papers/papers.api';
import { registrationTypeOf } from '../../shared/registrations/registration-data';
import { Steps } from '../../shared/registrations/steps';
import {
  FORM_DRAFT,
  storeOffers,
  storeRegistration,
  storeStudentProof,
} from '../../shared/registrations/stored-registration';
import { Fields, FormLayout } from './form-layout';
import { emptyValues, initialValues } from './initial-values';
import { PersonalDetails } from './personal-details';
import {
  registrationFormSchema,
  type RegistrationFormInput,
  type RegistrationFormValues,
} from './registration-form.schema';
import { StudentProofSection } from './student-proof-section';
import { SummaryPanel } from './summary-panel';
import { texts } from './texts';
import { useInitialValues } from './use-initial-values';

/** Few editions have questions, extras or discount codes. */
const OfferSections = lazy(() => import('./offer-sections'));

interface RegistrationFormProps {
  /** That pays; it may pay for some packages only. */
  group?: InvitedGroup;
  /** Above the fields. */
  notice?: ReactNode;
}

export function RegistrationForm({ group, notice }: RegistrationFormProps) {
  const edition = useEdition();
  const isOffered = useCallback(
    (id: string | null | undefined) =>
      !group?.packages.length || group.packages.some((paid) => paid === id),
    [group],
  );
  const user = useUser();
  const wasPrerendered = useWasPrerendered();
  const [defaultValues] = useState(() => (wasPrerendered ? emptyValues : initialValues(user)));
  const paperCount = useQuery(acceptedPapersQuery(user?.id)).data?.papers.length ?? 0;
  const schema = useMemo(
    () => registrationFormSchema(edition, paperCount, isOffered),
    [edition, paperCount, isOffered],
  );
  const form = useForm<RegistrationFormInput, RegistrationFormValues>({
    schema,
    defaultValues,
    draftKey: FORM_DRAFT,
    isSentLater: true,
  });
  const isLinkChosen = useInitialValues(form, user);
  return <FormBody {...{ form, group, notice, isOffered, isLinkChosen }} />;
}

interface FormBodyProps extends RegistrationFormProps {
  form: KitForm<RegistrationFormInput, RegistrationFormValues>;
  isOffered: (id: string | null | undefined) => boolean;
  /** The package was chosen just now, by a link. */
  isLinkChosen: boolean;
}

/** React Hook Form renders the component of `useForm` again once it is mounted, and this one is most of the page. */
const FormBody = memo(function FormBody(props: FormBodyProps) {
  const { form, group, notice, isOffered, isLinkChosen } = props;
  const edition = useEdition();
  const user = useUser();
  const navigate = useNavigate();
  const papers = useQuery(acceptedPapersQuery(user?.id));
  const [isChosen, setChosen] = useState(isLinkChosen);

  const [category, packageId, chosen, country] = useWatch({
    control: form.control,
    name: ['academicCategory', 'registrationPackage', 'extras', 'country'],
    // Values that are computed are compared: a list of names is otherwise a new list with each change of the form's state.
    compute: (values) => values,
  });
  const questions = questionsFor(edition, packageId);
  const offered = extrasFor(edition, packageId);
  const extras = offered.filter(({ id }) => chosen.includes(id));
  const hasCodes = edition.reductions.discountCodes;
  const fee = isOffered(packageId) ? priceOf(edition, packageId, category) : undefined;
  const { data: band } = useBand(country);
  const reduction =
    fee === undefined || !band || band.share === 100
      ? undefined
      : { ...band, amount: sumOf([bandedFee(fee, band.share), -fee]) };
  const isAuthor = packageById(edition, packageId ?? '')?.publishesPaper ?? false;
  const obstacle = isAuthor ? authorObstacle(user, papers) : null;

  // Back from the login page, the choice is restored: another redirect would trap attendees.
  function noteChoice({ target }: FormEvent<HTMLElement>) {
    if ((target as HTMLInputElement).name === 'registrationPackage') setChosen(true);
  }

  function submit(values: RegistrationFormValues) {
    const price = priceOf(edition, values.registrationPackage, values.academicCategory);
    if (obstacle || price === undefined) return;
    const { paperId, phone, proof, extras: wanted, answers, discountCode, ...rest } = values;
    const registrationType = registrationTypeOf(packageById(edition, values.registrationPackage));
    const registrationData = {
      ...rest,
      registrationType,
      price,
      phone: phone || null,
      ...(registrationType === 'author' && paperId && { paperId }),
      ...(user && { userId: user.id }),
    };
    storeRegistration(registrationData);
    storeOffers({
      extras: wanted,
      answers: filled(answers),
      ...(discountCode && { discountCode }),
    });
    storeStudentProof(values.academicCategory === 'student' ? proof : null);
    void navigate(paths.paymentProcessing.href(), { state: { registrationData } });
  }

  return (
    <FormLayout>
      <Steps current="details" />
      <Form form={form} onSubmit={submit}>
        <Fields onChange={noteChoice}>
          {notice}
          <PackageFields
            isOffered={({ id }) => isOffered(id)}
            category={category}
            isAuthor={isAuthor}
            obstacle={obstacle}
            papers={papers}
            isRestored={!isChosen}
          />
          <PersonalDetails />
          {category === 'student' && <StudentProofSection />}
          {(questions.length > 0 || offered.length > 0 || hasCodes) && (
            <AfterHydration>
              <Suspense fallback={<Spinner />}>
                <OfferSections questions={questions} extras={offered} hasCodes={hasCodes} />
              </Suspense>
            </AfterHydration>
          )}
          {edition.reductions.waivers && <Small>{texts.waivers}</Small>}
          <Consent />
        </Fields>
        <SummaryPanel
          category={category}
          packageId={isOffered(packageId) ? packageId : ''}
          reduction={reduction}
          extras={extras}
          price={
            fee === undefined
              ? undefined
              : sumOf([fee, reduction?.amount ?? 0, ...extras.map(({ price }) => price)])
          }
          obstacle={obstacle}
          payer={group?.organization}
        />
      </Form>
    </FormLayout>
  );
});

const Small = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  maxInlineSize: '70ch',
  fontSize: '0.9375rem',
});

function Consent() {
  return (
    <Small>
      <span>{texts.consent}</span>
      <Link to={paths.terms.href()}>{texts.terms}</Link>
      <Link to={paths.refunds.href()}>{texts.refunds}</Link>
      <Link to={paths.privacy.href()}>{texts.privacy}</Link>
    </Small>
  );
}
