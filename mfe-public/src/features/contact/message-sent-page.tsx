import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { LinkButton, Page } from '@plenary/kit/ui';
import { texts } from './texts';

/** Where a form that was sent without script leads to. */
export default function MessageSentPage() {
  const { sent } = texts;
  return (
    <>
      <PageHead title={sent.title} note={sent.note} />
      <Page>
        <LinkButton to={paths.home.href()}>{sent.home}</LinkButton>
      </Page>
    </>
  );
}
