import { Page, PageHeader } from '@plenary/kit/ui';

export default function ForgotPasswordPage() {
  return (
    <Page>
      <PageHeader title="Forgot password" />
    </Page>
  );
}
