import { formatDay, useEdition } from '@plenary/kit/edition';
import { EditionStrip, PageHead } from '@plenary/kit/page-head';
import { Figures } from './figures';
import { ImportantDates } from './important-dates';
import { PageWithContents } from './page-with-contents';
import { Rules } from './rules';
import { SubmitLink } from './submit-link';
import { TemplateLinks } from './template-links';
import { texts } from './texts';

export default function CallForPostersPage() {
  const { limits, posterGuidelines, dates } = useEdition();
  const decision = dates.find(({ key }) => key === 'notification');
  const [size = '', orientation = ''] = limits.posterFormat.split(' ');
  const { sections } = texts;
  return (
    <>
      <EditionStrip />
      <PageHead
        title={texts.posters.title}
        actions={<SubmitLink>{texts.posters.submit}</SubmitLink>}
        note={
          <>
            <p>
              {texts.posters.note({ format: limits.posterFormat, pages: limits.posterPagesMin })}
            </p>
            {decision && <p>{texts.posters.review({ day: formatDay(decision.day) })}</p>}
          </>
        }
      />
      <PageWithContents
        sections={[
          {
            id: 'format',
            title: sections.format,
            content: (
              <>
                <Figures
                  items={[
                    [size, orientation],
                    [
                      String(limits.posterPagesMin),
                      texts.limits.posterPages({ maximum: limits.posterPagesMax }),
                    ],
                  ]}
                />
                <Rules items={posterGuidelines} />
              </>
            ),
          },
          { id: 'dates', title: sections.dates, content: <ImportantDates /> },
          {
            id: 'templates',
            title: sections.templates,
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
