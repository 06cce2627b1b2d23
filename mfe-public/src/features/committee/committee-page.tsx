import { Page, PageHeader } from '@plenary/kit/ui';

export default function CommitteePage() {
  return (
    <Page>
      <PageHeader title="Committees" />
    </Page>
  );
}
