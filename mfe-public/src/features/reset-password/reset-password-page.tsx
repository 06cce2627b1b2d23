import { Page, PageHeader } from '@plenary/kit/ui';

export default function ResetPasswordPage() {
  return (
    <Page>
      <PageHeader title="Reset password" />
    </Page>
  );
}
