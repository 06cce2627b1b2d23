import { TextField } from '@plenary/kit/forms';
import { Button, colours, fonts, styled, VisuallyHidden } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { EntryOrder } from '../section/entry-order';
import { placedNumbers, type PlacedPaper, reordered } from './model';
import type { AcceptedPaper } from './schedule.api';
import { texts } from './texts';
import type { Schedule } from './use-schedule';

const SHOWN = 6;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  '& h4': { fontFamily: fonts.body, fontSize: '1rem' },
  '& ol, & [data-found]': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& ol > li': {
    display: 'grid',
    gap: 4,
    paddingBlockEnd: 8,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& small, & p': { fontSize: '0.875rem', color: colours.muted },
  '& [data-gone]': { color: colours.error, fontWeight: 700 },
  '& input[type="search"]': {
    inlineSize: '100%',
    minBlockSize: 48,
    padding: '11px 14px',
    border: `1px solid ${colours.control}`,
    borderRadius: 8,
    backgroundColor: colours.page,
    color: colours.ink,
    font: 'inherit',
  },
  '& [data-found] button': { textAlign: 'start', overflowWrap: 'anywhere' },
});

interface PlacedPapersProps {
  schedule: Schedule;
  day: number;
  item: number;
  query: UseQueryResult<AcceptedPaper[]>;
}

/** The papers of an item in their order, and a search over the accepted papers that are not placed. */
export function PlacedPapers({ schedule, day, item, query }: PlacedPapersProps) {
  const [wanted, setWanted] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const placed = schedule.days[day]!.items[item]!.papers;
  const everywhere = placedNumbers(schedule.days);
  const left = (query.data ?? []).filter(
    (paper) => !everywhere.has(String(paper.number)) && isFound(paper, wanted),
  );
  const { placing } = texts;

  function change(papers: (papers: PlacedPaper[]) => PlacedPaper[]) {
    schedule.changeDay(day, (items) =>
      items.map((each, at) => (at === item ? { ...each, papers: papers(each.papers) } : each)),
    );
  }

  function add({ number }: AcceptedPaper) {
    change((papers) => [...papers, { number: String(number), start: '' }]);
    schedule.announce(placing.added({ number: String(number) }));
    setWanted('');
    search.current?.focus();
  }

  function remove(index: number) {
    change((papers) => papers.filter((_, at) => at !== index));
    search.current?.focus();
  }

  const move = (from: number, to: number) => change((papers) => reordered(papers, from, to));

  /** Enter would send the form. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = left;
    if (first && wanted !== '') add(first);
  }

  return (
    <Root>
      <h4>{placing.title}</h4>
      {placed.length === 0 && <p>{placing.none}</p>}
      <ol>
        {placed.map(({ number }, index) => (
          <li key={number}>
            <Named number={number} accepted={query.data} />
            <TextField
              name={`schedule.${day}.items.${item}.papers.${index}.start`}
              label={placing.start({ number })}
              type="time"
              optional
            />
            <EntryOrder
              title={placing.paper({ number })}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < placed.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <label htmlFor={id}>{placing.search}</label>
      <input
        ref={search}
        id={id}
        type="search"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <small id={`${id}-hint`}>{placing.hint}</small>
      <VisuallyHidden role="status">
        {wanted !== '' && placing.found({ count: left.length })}
      </VisuallyHidden>
      <ul data-found="">
        {left.slice(0, SHOWN).map((paper) => (
          <li key={paper.number}>
            <Button
              look="text"
              aria-label={placing.addPaper({ number: String(paper.number), title: paper.title })}
              onClick={() => add(paper)}
            >
              {paper.number}: {paper.title}
            </Button>
          </li>
        ))}
      </ul>
      {left.length > SHOWN && <p>{placing.more({ count: left.length - SHOWN })}</p>}
    </Root>
  );
}

interface NamedProps {
  number: string;
  accepted: AcceptedPaper[] | undefined;
}

function Named({ number, accepted }: NamedProps) {
  const paper = accepted?.find((each) => String(each.number) === number);
  if (paper) {
    return (
      <div>
        {number}: {paper.title}
        <br />
        <small>{paper.authors.join(', ')}</small>
      </div>
    );
  }
  return (
    <div>
      {texts.placing.gone({ number })}
      {accepted && (
        <>
          <br />
          <small data-gone="">{texts.placing.goneNote}</small>
        </>
      )}
    </div>
  );
}

function isFound({ number, title, authors }: AcceptedPaper, wanted: string): boolean {
  const text = `${number} ${title} ${authors.join(' ')}`.toLowerCase();
  return text.includes(wanted.trim().toLowerCase());
}
