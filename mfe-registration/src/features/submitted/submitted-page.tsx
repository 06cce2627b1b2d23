import { Page, PageHeader } from '@plenary/kit/ui';

export default function SubmittedPage() {
  return (
    <Page>
      <PageHeader title="My papers" />
    </Page>
  );
}
