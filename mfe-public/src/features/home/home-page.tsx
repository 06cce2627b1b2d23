import { useEdition } from '@plenary/kit/edition';
import { Page, PageHeader, LinkButton } from '@plenary/kit/ui';
import { paths } from '@plenary/kit/paths';

export default function HomePage() {
  const edition = useEdition();
  return (
    <Page>
      <PageHeader title={edition.name} />
      <LinkButton to={paths.conferenceRegister.href()}>GET TICKETS</LinkButton>
    </Page>
  );
}
