import { Page, PageHeader } from '@plenary/kit/ui';

export default function PapersPage() {
  return (
    <Page>
      <PageHeader title="Papers" />
    </Page>
  );
}
