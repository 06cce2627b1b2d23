import { Page, PageHeader } from '@plenary/kit/ui';

export default function TermsPage() {
  return (
    <Page>
      <PageHeader title="Terms" />
    </Page>
  );
}
