import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, LinkButton, Page, PageHeader, Section } from '@plenary/kit/ui';
import { useIsOpen } from '../../parts/use-is-open';
import { Requirements } from './requirements';
import { texts } from './texts';
import { Workflow } from './workflow';

/** Whether papers are taken, what they must be like, and what happens to them. */
export default function SubmitPage() {
  const isOpen = useIsOpen(useEdition().submissions);
  return (
    <Page>
      <PageHeader title={texts.title} trail={[{ label: texts.breadcrumb }]}>
        <Alert severity={isOpen ? 'info' : 'warning'}>
          {isOpen ? `${texts.open} ${texts.formToCome}` : texts.closed}
        </Alert>
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
      <Section aria-labelledby="needed">
        <h2 id="needed">{texts.needed}</h2>
        <Requirements />
      </Section>
      <Section aria-labelledby="next">
        <h2 id="next">{texts.next}</h2>
        <Workflow />
      </Section>
    </Page>
  );
}
