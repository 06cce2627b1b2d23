import { trackOf, useEdition } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { paperActionLabel } from '@plenary/kit/states';
import { colours, styled } from '@plenary/kit/ui';
import { Facts } from '../../../shared/details/facts';
import { History } from '../../../shared/details/history';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

const Authors = styled('ol')({
  display: 'grid',
  gap: 10,
  paddingInlineStart: 20,
  '& li': { overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
});

const Abstract = styled('p')({
  maxInlineSize: '70ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: colours.ink,
});

interface PaperProps {
  paper: AdminPaper;
}

export function PaperAbstract({ paper }: PaperProps) {
  const track = trackOf(useEdition(), paper.topic);
  return (
    <Block>
      <h2>{texts.abstract}</h2>
      <Abstract dir="auto">{paper.abstract}</Abstract>
      <Facts
        items={[
          [texts.topic, paper.topic],
          ...(track ? [[texts.track, track.name] satisfies [string, string]] : []),
          [texts.keywords, formatList(paper.keywords)],
          [texts.aiUse, paper.aiUse],
          [texts.submitted, <Instant key="at" at={paper.submittedAt} />],
          [texts.submittedBy, `${paper.owner.name}, ${paper.owner.email}`],
        ]}
      />
    </Block>
  );
}

export function PaperAuthors({ paper }: PaperProps) {
  return (
    <Block>
      <h2>{texts.authors}</h2>
      <Authors>
        {paper.authorList.map((author) => (
          <li key={author.email}>
            {author.givenName} {author.familyName}
            {author.isPresenting && ` (${texts.presenting})`}
            {author.isCorresponding && ` (${texts.corresponding})`}
            {paper.deniedAuthors.includes(author.email) && ` (${texts.denied})`}
            <small>
              {author.affiliation}, {author.country} · {author.email}
            </small>
          </li>
        ))}
      </Authors>
    </Block>
  );
}

export function PaperHistory({ paper }: PaperProps) {
  return (
    <Block>
      <History isOpen title={texts.history} entries={paper.transitions.map(entryOf)} />
    </Block>
  );
}

function entryOf({ at, action, actor, noteToAuthor, note }: AdminPaper['transitions'][number]) {
  const notes = [noteToAuthor && texts.noteToAuthorsOf({ note: noteToAuthor }), note].filter(
    Boolean,
  );
  return {
    at,
    action: paperActionLabel(action),
    actor,
    details: notes.join(' · ') || undefined,
  };
}
