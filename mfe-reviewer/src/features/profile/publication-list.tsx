import { Button } from '@plenary/kit/ui';
import { EntryList } from './entry-list';
import type { Publication } from './expertise.api';
import { texts } from './texts';

interface PublicationListProps {
  publications: Publication[];
  onRemove: (publication: Publication) => void;
}

export function PublicationList({ publications, onRemove }: PublicationListProps) {
  if (publications.length === 0) return <p>{texts.noPublications}</p>;
  return (
    <EntryList role="list" aria-label={texts.publications}>
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
    </EntryList>
  );
}
