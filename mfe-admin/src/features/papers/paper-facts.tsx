import { colours, styled } from '@plenary/kit/ui';
import { Facts } from '../../list/facts';
import { History } from '../../list/history';
import { Instant } from '../../list/when';
import { Block } from '../../page/columns';
import { inWords } from '../../states/in-words';
import { texts as states } from '../../states/texts';
import { PaperFiles } from './paper-files';
import type { AdminPaper } from './paper.api';
import { texts } from './texts';

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

/** What is known of a paper: its facts, authors, files and history. */
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
          [texts.shownAs, isHidden && states.papers[paper.shownStatus]],
          [texts.submitted, <Instant key="at" at={paper.submittedAt} />],
          [texts.due, paper.dueAt && <Instant key="due" at={paper.dueAt} />],
          [texts.paymentBy, paper.paymentBy && <Instant key="pay" at={paper.paymentBy} />],
          [texts.owner, `${paper.owner.name}, ${paper.owner.email}`],
          [texts.keywords, paper.keywords.join(', ')],
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
            <small>
              {author.affiliation}, {author.country} · {author.email}
            </small>
          </li>
        ))}
      </Authors>
      <PaperFiles paper={paper} />
      <History title={texts.history} entries={paper.moves.map(entryOf)} />
    </Block>
  );
}

const percent = (value: number | null) => value !== null && texts.percent(value);

function entryOf({ at, action, actor, to, noteToAuthor, note }: AdminPaper['moves'][number]) {
  const notes = [noteToAuthor && texts.historyToAuthor(noteToAuthor), note].filter(Boolean);
  return {
    at,
    what: `${inWords(action)} → ${states.papers[to]}`,
    who: actor,
    details: notes.join(' · ') || undefined,
  };
}
