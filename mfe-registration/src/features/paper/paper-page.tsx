import { Page, PageHeader } from '@plenary/kit/ui';

export default function PaperPage() {
  return (
    <Page>
      <PageHeader title="Paper" />
    </Page>
  );
}
