import { Page, PageHeader } from '@plenary/kit/ui';

export default function LoginPage() {
  return (
    <Page>
      <PageHeader title="Log in" />
    </Page>
  );
}
