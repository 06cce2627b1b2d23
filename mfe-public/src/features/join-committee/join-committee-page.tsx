import { Page, PageHeader } from '@plenary/kit/ui';

export default function JoinCommitteePage() {
  return (
    <Page>
      <PageHeader title="Join the committee" />
    </Page>
  );
}
