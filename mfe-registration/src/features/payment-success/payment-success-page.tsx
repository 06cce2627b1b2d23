import { Page, PageHeader } from '@plenary/kit/ui';

export default function PaymentSuccessPage() {
  return (
    <Page>
      <PageHeader title="Registration received" />
    </Page>
  );
}
