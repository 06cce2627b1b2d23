import { Page, PageHeader } from '@plenary/kit/ui';

export default function RefundsPage() {
  return (
    <Page>
      <PageHeader title="Refunds" />
    </Page>
  );
}
