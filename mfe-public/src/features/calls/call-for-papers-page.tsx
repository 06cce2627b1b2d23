import { Page, PageHeader } from '@plenary/kit/ui';

export default function CallForPapersPage() {
  return (
    <Page>
      <PageHeader title="Call for Papers" />
    </Page>
  );
}
