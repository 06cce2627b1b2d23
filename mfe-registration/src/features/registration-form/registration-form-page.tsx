import { Page, PageHeader } from '@plenary/kit/ui';

export default function RegistrationFormPage() {
  return (
    <Page>
      <PageHeader title="Register for the conference" />
    </Page>
  );
}
