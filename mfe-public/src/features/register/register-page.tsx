import { Page, PageHeader } from '@plenary/kit/ui';

export default function RegisterPage() {
  return (
    <Page>
      <PageHeader title="Register" />
    </Page>
  );
}
