import { Page, PageHeader } from '@plenary/kit/ui';

export default function DashboardPage() {
  return (
    <Page>
      <PageHeader title="Dashboard" />
    </Page>
  );
}
