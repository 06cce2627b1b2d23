import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useSearchParams } from '@plenary/kit/router';
import { Actions, Alert, LinkButton, Page, PageHeader, Section, Spinner } from '@plenary/kit/ui';
import { usePapers } from '../../papers/papers.api';
import { useIsOpen } from '../../parts/use-is-open';
import { DraftPage } from './draft-page';
import { Requirements } from './requirements';
import { Start } from './start';
import { texts } from './texts';
import { Workflow } from './workflow';

/** The draft that the address names; else what can be begun or gone on with, and what it must be like. */
export default function SubmitPage() {
  const [search] = useSearchParams();
  const paperId = search.get('paper');
  return <Page>{paperId ? <DraftPage id={paperId} /> : <Overview />}</Page>;
}

function Overview() {
  const isOpen = useIsOpen(useEdition().submissions);
  // What was begun comes first: shown late, it would push everything down.
  const { isPending } = usePapers();
  return (
    <>
      <PageHeader title={texts.title} trail={[{ label: texts.breadcrumb }]}>
        <Alert severity={isOpen ? 'info' : 'warning'}>{isOpen ? texts.open : texts.closed}</Alert>
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
      {isPending ? <Spinner /> : <Ways isOpen={isOpen} />}
    </>
  );
}

function Ways({ isOpen }: { isOpen: boolean }) {
  return (
    <>
      <Start isOpen={isOpen} />
      <Section aria-labelledby="needed">
        <h2 id="needed">{texts.needed}</h2>
        <Requirements />
      </Section>
      <Section aria-labelledby="next">
        <h2 id="next">{texts.comesNext}</h2>
        <Workflow />
      </Section>
    </>
  );
}
