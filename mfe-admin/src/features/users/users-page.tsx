import { Page, PageHeader } from '@plenary/kit/ui';

export default function UsersPage() {
  return (
    <Page>
      <PageHeader title="Users" />
    </Page>
  );
}
