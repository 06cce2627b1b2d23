import { Page, PageHeader } from '@plenary/kit/ui';

export default function CallForPostersPage() {
  return (
    <Page>
      <PageHeader title="Call for Posters" />
    </Page>
  );
}
