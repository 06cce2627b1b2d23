import { formatDay, useEdition } from '@plenary/kit/edition';
import { formatPercent } from '@plenary/kit/i18n';
import { EditionStrip, PageHead } from '@plenary/kit/page-head';
import { FeesTable } from '@plenary/kit/fees';
import { paths } from '@plenary/kit/paths';
import { OutlinedLink } from '../../shared/dark-links';
import { Figures } from './figures';
import { ImportantDates } from './important-dates';
import { PageWithContents } from './page-with-contents';
import { ReviewWorkflow } from './review-workflow';
import { Rules } from './rules';
import { SubmitLink } from './submit-link';
import { TemplateLinks } from './template-links';
import { texts } from './texts';
import { Topics } from './topics';

export default function CallForPapersPage() {
  const { limits, guidelines, dates, topics, workflow } = useEdition();
  const decision = dates.find(({ key }) => key === 'notification');
  const { sections } = texts;
  return (
    <>
      <EditionStrip />
      <PageHead
        title={texts.papers.title}
        actions={
          <>
            <SubmitLink>{texts.papers.submit}</SubmitLink>
            <OutlinedLink to={paths.conferenceRegister.href()}>{texts.register}</OutlinedLink>
          </>
        }
        note={
          <>
            <p>{texts.papers.note({ pages: limits.paperPages })}</p>
            {decision && <p>{texts.papers.review({ day: formatDay(decision.day) })}</p>}
          </>
        }
      />
      <PageWithContents
        sections={[
          { id: 'topics', title: sections.topics, content: topics.length > 0 && <Topics /> },
          { id: 'dates', title: sections.dates, content: <ImportantDates long /> },
          {
            id: 'guidelines',
            title: sections.guidelines,
            content: (
              <>
                <Figures
                  items={[
                    [String(limits.paperPages), texts.limits.pages],
                    [formatPercent(limits.similarityPercent), texts.limits.similarity],
                    [
                      formatPercent(limits.aiPercentAdvised),
                      texts.limits.ai({ percent: formatPercent(limits.aiPercentReturned) }),
                    ],
                    [
                      String(limits.reviewsNeeded),
                      texts.limits.reviews({ invited: limits.reviewersInvited }),
                    ],
                  ]}
                />
                <Rules items={guidelines} />
              </>
            ),
          },
          {
            id: 'workflow',
            title: sections.workflow,
            content: workflow.length > 0 && <ReviewWorkflow />,
          },
          { id: 'fees', title: sections.fees, content: <FeesTable /> },
          {
            id: 'templates',
            title: sections.templates,
            content: (
              <TemplateLinks
                intro={texts.papers.templates}
                names={['paper-template.docx', 'paper-template-latex.zip']}
              />
            ),
          },
        ]}
      />
    </>
  );
}
