import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Alert, Page, PageHeader, Spinner } from '@plenary/kit/ui';
import { TimedRedirect } from '../../parts/timed-redirect';
import { useIsOpen } from '../../parts/use-is-open';
import { usePreviousRegistration } from '../../registration/registration-status.api';
import { texts as shared } from '../../registration/texts';
import { RegistrationForm } from './registration-form';
import { texts } from './texts';

/** How long somebody who has registered already reads so here, in milliseconds. */
const REGISTERED_DELAY_MS = 3000;
const trail = [
  { label: shared.breadcrumb, to: paths.conferenceRegister.href() },
  { label: texts.breadcrumb },
];

export default function RegistrationFormPage() {
  return (
    <Page>
      <PageHeader title={texts.title} trail={trail} />
      <Body />
    </Page>
  );
}

function Body() {
  const isOpen = useIsOpen(useEdition().registration);
  const { loading, previous } = usePreviousRegistration();
  if (loading) return <Spinner />;
  if (previous) {
    return (
      <TimedRedirect
        to={paths.paymentSuccess.href()}
        state={previous}
        delayMs={REGISTERED_DELAY_MS}
        replace
        text={texts.alreadyRegistered}
        linkText={texts.openRegistration}
      />
    );
  }
  return isOpen ? <RegistrationForm /> : <Alert severity="warning">{texts.closed}</Alert>;
}
