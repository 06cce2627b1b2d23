import { messageOf } from '@plenary/kit/api';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { texts as editionTexts } from '../texts';
import { placedNumbers } from './model';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';
import type { Schedule } from './use-schedule';

const Papers = styled('details')({
  borderBlock: `1px solid ${colours.hairline}`,
  '& summary': { minBlockSize: 44, paddingBlock: 11, cursor: 'pointer', fontWeight: 700 },
  '& ul': { display: 'grid', gap: 6, paddingInlineStart: 20, marginBlock: 8 },
  '& p': { color: colours.muted, fontSize: '0.875rem' },
});

interface UnplacedProps {
  schedule: Schedule;
  query: UseQueryResult<AcceptedPaper[]>;
}

export function Unplaced({ schedule, query }: UnplacedProps) {
  const { data, error } = query;
  if (!data) {
    return error ? (
      <Alert severity="error">
        {texts.placing.failed} {messageOf(error, editionTexts.noReason)}{' '}
        <Button look="text" onClick={() => void query.refetch()}>
          {texts.placing.retry}
        </Button>
      </Alert>
    ) : null;
  }
  const placed = placedNumbers(schedule.days);
  const left = data.filter(({ number }) => !placed.has(String(number)));
  if (left.length === 0) {
    return <p>{data.length === 0 ? texts.unplaced.none : texts.unplaced.all}</p>;
  }
  return (
    <Papers>
      <summary>{texts.unplaced.count({ count: left.length })}</summary>
      <p>{texts.unplaced.note}</p>
      <ul>
        {left.map(({ number, title, authors }) => (
          <li key={number}>
            {texts.unplaced.paper({ number, title, authors: authors.join(', ') })}
          </li>
        ))}
      </ul>
    </Papers>
  );
}
