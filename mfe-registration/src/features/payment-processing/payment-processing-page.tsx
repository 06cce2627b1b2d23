import { Page, PageHeader } from '@plenary/kit/ui';

export default function PaymentProcessingPage() {
  return (
    <Page>
      <PageHeader title="Payment" />
    </Page>
  );
}
