import { Button, colours, styled } from '@plenary/kit/ui';
import type { Publication } from './expertise.api';
import { texts } from './texts';

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlock: `1px solid ${colours.hairline}`,
  '& li': { display: 'flex', alignItems: 'start', gap: 12, paddingBlock: 10 },
  '& li + li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& li > span': { flex: 1, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: colours.muted },
});

interface PublicationListProps {
  publications: Publication[];
  onRemove: (publication: Publication) => void;
}

export function PublicationList({ publications, onRemove }: PublicationListProps) {
  if (publications.length === 0) return <p>{texts.noPublications}</p>;
  return (
    <List role="list" aria-label={texts.publications}>
      {publications.map((each) => (
        <li key={each.title}>
          <span>
            {each.title}
            <small>{each.abstract ? texts.withAbstract : texts.withoutAbstract}</small>
          </span>
          <Button
            look="text"
            aria-label={texts.removePublication({ title: each.title })}
            onClick={() => onRemove(each)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </List>
  );
}
