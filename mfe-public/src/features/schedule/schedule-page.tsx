import { Page, PageHeader } from '@plenary/kit/ui';

export default function SchedulePage() {
  return (
    <Page>
      <PageHeader title="Schedule" />
    </Page>
  );
}
