import { Page, PageHeader } from '@plenary/kit/ui';

export default function SubmitPage() {
  return (
    <Page>
      <PageHeader title="Submission" />
    </Page>
  );
}
