import { Page, PageHeader } from '@plenary/kit/ui';

export default function ReviewPage() {
  return (
    <Page>
      <PageHeader title="Review" />
    </Page>
  );
}
