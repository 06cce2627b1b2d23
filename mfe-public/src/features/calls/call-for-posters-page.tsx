import { formatDay, useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { paths } from '@plenary/kit/paths';
import { PinkLink } from '../../parts/dark-links';
import { Figures } from './figures';
import { ImportantDates } from './important-dates';
import { PartedPage } from './parted-page';
import { Rules } from './rules';
import { TemplateLinks } from './template-links';
import { texts } from './texts';

export default function CallForPostersPage() {
  const { limits, posterGuidelines, dates } = useEdition();
  const decision = dates.find(({ key }) => key === 'notification');
  const [size = '', orientation = ''] = limits.posterFormat.split(' ');
  const { parts } = texts;
  return (
    <>
      <PageHead
        title={texts.posters.title}
        actions={<PinkLink to={paths.submit.href()}>{texts.posters.submit}</PinkLink>}
        note={
          <>
            <p>{texts.posters.note(limits.posterFormat, limits.posterPagesMin)}</p>
            {decision && <p>{texts.posters.review(formatDay(decision.day))}</p>}
          </>
        }
      />
      <PartedPage
        parts={[
          {
            id: 'format',
            title: parts.format,
            content: (
              <>
                <Figures
                  items={[
                    [size, orientation],
                    [
                      String(limits.posterPagesMin),
                      texts.limits.posterPages(limits.posterPagesMax),
                    ],
                  ]}
                />
                <Rules items={posterGuidelines} />
              </>
            ),
          },
          { id: 'dates', title: parts.dates, content: <ImportantDates /> },
          {
            id: 'templates',
            title: parts.templates,
            content: (
              <TemplateLinks
                intro={texts.posters.templates}
                names={['poster-template.pptx', 'paper-template.docx', 'paper-template-latex.zip']}
              />
            ),
          },
        ]}
      />
    </>
  );
}
