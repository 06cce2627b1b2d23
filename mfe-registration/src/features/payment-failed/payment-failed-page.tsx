import { Page, PageHeader } from '@plenary/kit/ui';

export default function PaymentFailedPage() {
  return (
    <Page>
      <PageHeader title="Payment Failed" />
    </Page>
  );
}
