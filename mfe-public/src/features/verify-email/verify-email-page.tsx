import { Page, PageHeader } from '@plenary/kit/ui';

export default function VerifyEmailPage() {
  return (
    <Page>
      <PageHeader title="Verify your e-mail" />
    </Page>
  );
}
