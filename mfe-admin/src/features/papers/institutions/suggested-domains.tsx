import { messageOf } from '@plenary/kit/api';
import { Button, ErrorState, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Block } from '../../../shared/page/columns';
import { suggestionsQuery } from './institutions.api';
import { texts } from './texts';

const Apart = styled(Block)({ marginBlockStart: 28 });

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
});

const FIRST = 12;

/** Each opens the form of a new institution. */
export function SuggestedDomains({ onChoose }: { onChoose: (domain: string) => void }) {
  const { data, error, refetch } = useQuery(suggestionsQuery);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? data?.items : data?.items.slice(0, FIRST);
  return (
    <Apart>
      <h2>{texts.suggestions}</h2>
      {!data && !error && <Spinner />}
      {!data && error && (
        <ErrorState
          title={texts.suggestionsFailed}
          message={messageOf(error, texts.noReason)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && <p>{texts.noSuggestions}</p>}
      {shown && shown.length > 0 && (
        <>
          <p>{texts.suggestionsHint}</p>
          <List>
            {shown.map(({ domain, accounts }) => (
              <li key={domain}>
                <Button look="outlined" size="small" onClick={() => onChoose(domain)}>
                  {texts.suggestion({ domain, count: accounts })}
                </Button>
              </li>
            ))}
            {data && shown.length < data.items.length && (
              <li>
                <Button look="text" size="small" onClick={() => setOpen(true)}>
                  {texts.allSuggestions({ count: data.items.length })}
                </Button>
              </li>
            )}
          </List>
        </>
      )}
    </Apart>
  );
}
