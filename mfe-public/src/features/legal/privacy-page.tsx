import { Page, PageHeader } from '@plenary/kit/ui';

export default function PrivacyPage() {
  return (
    <Page>
      <PageHeader title="Privacy" />
    </Page>
  );
}
