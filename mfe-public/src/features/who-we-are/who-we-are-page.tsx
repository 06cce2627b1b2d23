import { Page, PageHeader } from '@plenary/kit/ui';

export default function WhoWeArePage() {
  return (
    <Page>
      <PageHeader title="Who We Are" />
    </Page>
  );
}
