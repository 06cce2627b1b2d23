import { Page, PageHeader } from '@plenary/kit/ui';

export default function RegistrationTypePage() {
  return (
    <Page>
      <PageHeader title="Registration" />
    </Page>
  );
}
