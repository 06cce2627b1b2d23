import { paths } from '@plenary/kit/paths';
import { colours, fonts, Link, styled } from '@plenary/kit/ui';
import { NextStep } from '../../shared/papers/next-step';
import { PaperStatusLine } from '../../shared/papers/paper-status-line';
import type { Paper } from '../../shared/papers/papers.api';
import { authorNames } from '../../shared/papers/author-names';
import { texts as shared } from '../../shared/papers/texts';
import { Timeline } from '../../shared/papers/timeline';
import { Facts } from '../../shared/layout/facts';
import { DraftEntry } from './draft-entry';
import { texts } from './texts';

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '24px 72px',
  alignItems: 'start',
  borderBlockStart: `6px solid ${colours.primary}`,
  paddingBlock: '24px 48px',
  '& + &': { borderColor: colours.indigo200 },
  '& > div': { display: 'grid', gap: 16, minInlineSize: 0 },
  '& h2': {
    fontFamily: fonts.body,
    fontSize: '1.5rem',
    lineHeight: 1.3,
    maxInlineSize: '40ch',
    overflowWrap: 'anywhere',
  },
  '& h2 a': { color: colours.ink },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
}));

export function PaperEntry({ paper }: { paper: Paper }) {
  const [version] = paper.versions;
  const isDraft = paper.status === 'draft';
  return (
    <Entry>
      <div>
        <PaperStatusLine paper={paper} />
        <h2>
          {isDraft ? (
            paper.title || shared.untitled
          ) : (
            <Link to={paths.paper.href({ paperId: paper.id })}>{paper.title}</Link>
          )}
        </h2>
        <NextStep paper={paper} />
        {isDraft ? (
          <DraftEntry paper={paper} />
        ) : (
          <Facts
            items={[
              { term: texts.topic, value: paper.topic },
              { term: texts.authors, value: authorNames(paper) },
              ...(version
                ? [
                    {
                      term: texts.file,
                      value: texts.fileVersion({
                        version: version.number,
                        pages: version.manuscript.pages,
                      }),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
      {paper.transitions.length > 0 && <Timeline paper={paper} />}
    </Entry>
  );
}
