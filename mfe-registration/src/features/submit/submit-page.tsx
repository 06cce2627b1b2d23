import { isAccepting, useEditionState } from '@plenary/kit/edition';
import { EditionStrip, GateNotice } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { useSearchParams } from '@plenary/kit/router';
import { useUser } from '@plenary/kit/session';
import { Actions, Alert, LinkButton, Page, PageHeader, Section, Spinner } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { papersQuery } from '../../shared/papers/papers.api';
import { DraftPage } from './draft-page';
import { ReviewWorkflow } from './review-workflow';
import { Requirements } from './requirements';
import { Start } from './start';
import { texts } from './texts';

export default function SubmitPage() {
  const [search] = useSearchParams();
  const paperId = search.get('paper');
  return (
    <>
      <EditionStrip />
      <Page>{paperId ? <DraftPage id={paperId} /> : <Overview />}</Page>
    </>
  );
}

function Overview() {
  const { submissions } = useEditionState();
  const isOpen = isAccepting(submissions);
  const user = useUser();
  // Drafts come first: loaded late, they would shift the page.
  const { isPending } = useQuery(papersQuery(user?.id));
  return (
    <>
      <PageHeader title={texts.title} trail={[{ label: texts.breadcrumb }]}>
        {submissions === 'open' && <Alert severity="info">{texts.open}</Alert>}
        <GateNotice of="submissions" />
        <Actions>
          <LinkButton look="outlined" to={paths.callForPapers.href()}>
            {texts.callForPapers}
          </LinkButton>
          <LinkButton look="outlined" to={paths.callForPosters.href()}>
            {texts.callForPosters}
          </LinkButton>
          <LinkButton look="text" to={paths.submitted.href()}>
            {texts.myPapers}
          </LinkButton>
        </Actions>
      </PageHeader>
      {isPending ? <Spinner /> : <Sections isOpen={isOpen} />}
    </>
  );
}

function Sections({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Start isOpen={isOpen} />
      <Section aria-labelledby="requirements">
        <h2 id="requirements">{texts.requirements}</h2>
        <Requirements />
      </Section>
      <Section aria-labelledby="next">
        <h2 id="next">{texts.nextSteps}</h2>
        <ReviewWorkflow />
      </Section>
    </>
  );
}
