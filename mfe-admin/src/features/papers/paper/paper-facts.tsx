import { formatList } from '@plenary/kit/i18n';
import { colours, styled } from '@plenary/kit/ui';
import { paperActionLabel, paperStateLabel } from '@plenary/kit/states';
import { Facts } from '../../../shared/details/facts';
import { History } from '../../../shared/details/history';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import { PaperFiles } from './paper-files';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

const Authors = styled('ol')({
  paddingInlineStart: 20,
  '& li': { overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
});

const Abstract = styled('p')({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: colours.ink,
});

export function PaperFacts({ paper }: { paper: AdminPaper }) {
  const isHidden = paper.shownStatus !== paper.status;
  return (
    <Block>
      <h2>{texts.about}</h2>
      <Facts
        items={[
          [texts.topic, paper.topic],
          [texts.similarity, percent(paper.similarityPercent)],
          [texts.aiShare, percent(paper.aiPercent)],
          [texts.shownStatus, isHidden && paperStateLabel(paper.shownStatus)],
          [texts.submitted, <Instant key="at" at={paper.submittedAt} />],
          [texts.due, paper.dueAt && <Instant key="due" at={paper.dueAt} />],
          [texts.paymentBy, paper.paymentBy && <Instant key="pay" at={paper.paymentBy} />],
          [texts.submittedBy, `${paper.owner.name}, ${paper.owner.email}`],
          [texts.keywords, formatList(paper.keywords)],
          [texts.aiUse, paper.aiUse],
        ]}
      />
      <h3>{texts.abstract}</h3>
      <Abstract>{paper.abstract}</Abstract>
      <h3>{texts.authors}</h3>
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
      <PaperFiles paper={paper} />
      <History title={texts.history} entries={paper.transitions.map(entryOf)} />
    </Block>
  );
}

const percent = (value: number | null) => value !== null && texts.percent({ value });

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
