import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { LinkButton, Page } from '@plenary/kit/ui';
import { texts } from './texts';

/** Shown after the form was posted without JavaScript. */
export default function EnquirySentPage() {
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
