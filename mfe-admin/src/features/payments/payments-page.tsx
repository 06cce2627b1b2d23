import { Page, PageHeader } from '@plenary/kit/ui';

export default function PaymentsPage() {
  return (
    <Page>
      <PageHeader title="Registered" />
    </Page>
  );
}
