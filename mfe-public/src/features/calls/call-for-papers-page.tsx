import { formatDay, useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { OutlinedLink, PinkLink } from '../../parts/dark-links';
import { FeesTable } from './fees-table';
import { Figures } from './figures';
import { ImportantDates } from './important-dates';
import { PartedPage } from './parted-page';
import { ReviewWorkflow } from './review-workflow';
import { Rules } from './rules';
import { TemplateLinks } from './template-links';
import { texts } from './texts';
import { Topics } from './topics';

export default function CallForPapersPage() {
  const { limits, guidelines, dates, topics, workflow } = useEdition();
  const decision = dates.find(({ key }) => key === 'notification');
  const { parts } = texts;
  return (
    <>
      <PageHead
        title={texts.papers.title}
        actions={
          <>
            <PinkLink to={paths.submit.href()}>{texts.papers.submit}</PinkLink>
            <OutlinedLink to={paths.conferenceRegister.href()}>{texts.register}</OutlinedLink>
          </>
        }
        note={
          <>
            <p>{texts.papers.note(limits.paperPages)}</p>
            {decision && <p>{texts.papers.review(formatDay(decision.day))}</p>}
          </>
        }
      />
      <PartedPage
        parts={[
          { id: 'topics', title: parts.topics, content: topics.length > 0 && <Topics /> },
          { id: 'dates', title: parts.dates, content: <ImportantDates /> },
          {
            id: 'guidelines',
            title: parts.guidelines,
            content: (
              <>
                <Figures
                  items={[
                    [String(limits.paperPages), texts.limits.pages],
                    [`${limits.similarityPercent}%`, texts.limits.similarity],
                    [`${limits.aiPercentAsked}%`, texts.limits.ai(limits.aiPercentTurnedBack)],
                    [String(limits.reviewsNeeded), texts.limits.reviews(limits.reviewersInvited)],
                  ]}
                />
                <Rules items={guidelines} />
              </>
            ),
          },
          {
            id: 'workflow',
            title: parts.workflow,
            content: workflow.length > 0 && <ReviewWorkflow />,
          },
          { id: 'fees', title: parts.fees, content: <FeesTable /> },
          {
            id: 'templates',
            title: parts.templates,
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
