import { Prose, styled } from '@plenary/kit/ui';
import type { PaperDetails } from '../../shared/papers/papers.api';
import { formatList } from '@plenary/kit/i18n';
import { Part } from '../../shared/layout/columns';
import { Facts } from '../../shared/layout/facts';
import { texts } from './texts';

const Lines = styled('ol')({ paddingInlineStart: '1.2em' });
const Text = styled(Prose)({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export function Details({ paper }: { paper: PaperDetails }) {
  return (
    <Part aria-labelledby="details-title">
      <h2 id="details-title">{texts.details}</h2>
      <Facts
        items={[
          { term: texts.topic, value: paper.topic },
          { term: texts.keywords, value: formatList(paper.keywords) },
          { term: texts.authors, value: <Authors paper={paper} /> },
          { term: texts.aiUse, value: <Text>{paper.aiUse}</Text> },
          { term: texts.abstract, value: <Text>{paper.abstract}</Text> },
        ]}
      />
    </Part>
  );
}

function Authors({ paper: { authors, deniedAuthors } }: { paper: PaperDetails }) {
  return (
    <Lines>
      {authors.map((author) => {
        const { givenName, familyName, affiliation, email, isPresenting, isCorresponding } = author;
        const isDenied = deniedAuthors.includes(email);
        const roles = [
          isPresenting && texts.presenting,
          isCorresponding && texts.corresponding,
          isDenied && texts.denied,
        ];
        const words = [`${givenName} ${familyName}`, affiliation, ...roles];
        return <li key={email}>{formatList(words.filter((word) => typeof word === 'string'))}</li>;
      })}
    </Lines>
  );
}
