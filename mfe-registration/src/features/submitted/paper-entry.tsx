import { paths } from '@plenary/kit/paths';
import { colours, fonts, Link, styled } from '@plenary/kit/ui';
import { NextStep } from '../../papers/next-step';
import { PaperState } from '../../papers/paper-state';
import type { Paper } from '../../papers/papers.api';
import { texts as shared } from '../../papers/texts';
import { Timeline } from '../../papers/timeline';
import { Facts } from '../../parts/facts';
import { DraftEntry } from './draft-entry';
import { texts } from './texts';

const Entry = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: '24px 72px',
  alignItems: 'start',
  borderBlockStart: '6px solid #1a237e',
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

/** A paper of the reader's, what it waits for, and what happened to it. */
export function PaperEntry({ paper }: { paper: Paper }) {
  const [version] = paper.versions;
  const isDraft = paper.status === 'draft';
  return (
    <Entry>
      <div>
        <PaperState paper={paper} />
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
              { term: texts.authors, value: namesOf(paper) },
              ...(version
                ? [
                    {
                      term: texts.file,
                      value: texts.fileLine(version.number, shared.pages(version.manuscript.pages)),
                    },
                  ]
                : []),
            ]}
          />
        )}
      </div>
      {paper.moves.length > 0 && <Timeline paper={paper} />}
    </Entry>
  );
}

function namesOf({ authors }: Paper): string {
  return authors.map(({ givenName, familyName }) => `${givenName} ${familyName}`).join(', ');
}
