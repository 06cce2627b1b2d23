import { Page, PageHeader } from '@plenary/kit/ui';

export default function VenuePage() {
  return (
    <Page>
      <PageHeader title="Venue" />
    </Page>
  );
}
