import { Page, PageHeader } from '@plenary/kit/ui';

export default function ContactPage() {
  return (
    <Page>
      <PageHeader title="Contact" />
    </Page>
  );
}
