import { Page, PageHeader } from '@plenary/kit/ui';

export default function AssignmentsPage() {
  return (
    <Page>
      <PageHeader title="Reviews" />
    </Page>
  );
}
