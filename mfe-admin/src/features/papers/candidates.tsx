import { messageOf } from '@plenary/kit/api';
import { Alert, Button, Chip, colours, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { ToolBox } from '../../list/tool-box';
import type { PaperActProps } from './paper-act-props';
import { candidatesQuery, problemOf, useAssignment, type Candidate } from './paper.api';
import { texts } from './texts';
import { WordsDialog } from './words-dialog';

const Find = styled('div')({ display: 'grid', gap: 6, '& input': { paddingInline: 12 } });

const People = styled('ul')({
  listStyle: 'none',
  maxBlockSize: 420,
  overflowY: 'auto',
  borderBlock: `1px solid ${colours.hairline}`,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: 10,
  },
  '& li + li': { borderBlockStart: `1px solid ${colours.hairline}` },
  '& li > span': { flex: '1 1 10rem', overflowWrap: 'anywhere' },
  '& small': { display: 'block' },
});

/** Who could review, the most suitable first. */
export function Candidates({ paper, onDone }: PaperActProps) {
  const [typed, setTyped] = useState('');
  const found = useQuery(candidatesQuery(paper.id, useDeferredValue(typed.trim())));
  const id = useId();
  return (
    <>
      <Find>
        <label htmlFor={id}>{texts.findReviewer}</label>
        <ToolBox>
          <input id={id} value={typed} onChange={({ target }) => setTyped(target.value)} />
        </ToolBox>
      </Find>
      {found.isError && <Alert severity="error">{messageOf(found.error, texts.noReason)}</Alert>}
      {found.data?.items.length === 0 && <p>{texts.noCandidates}</p>}
      {found.data && found.data.items.length > 0 && (
        // It scrolls by itself, so the keyboard must reach it.
        <People role="list" tabIndex={0} aria-label={texts.candidates}>
          {found.data.items.map((each) => (
            <Person key={each.id} person={each} paper={paper} onDone={onDone} />
          ))}
        </People>
      )}
    </>
  );
}

function Person({ person, paper, onDone }: PaperActProps & { person: Candidate }) {
  const act = useAssignment(paper.id);
  const [isAsking, setAsking] = useState(false);
  const { id, name, organization, load, maxLoad, conflict, canOverride, review } = person;
  const ask = async (overrideReason?: string) => {
    await act.mutateAsync({ reviewerId: id, overrideReason });
    onDone(texts.asked(name));
  };
  const isFree = review === null || review === 'declined';
  return (
    <li>
      <span>
        {name}
        <small>
          {organization} · {texts.load(load, maxLoad)}
        </small>
        <Marks person={person} />
        {act.error && !isAsking && <Alert severity="error">{problemOf(act.error)}</Alert>}
      </span>
      {isFree && conflict === null && (
        <Button
          look="outlined"
          busy={act.isPending}
          aria-label={texts.askName(name)}
          onClick={() => void ask().catch(() => undefined)}
        >
          {texts.ask}
        </Button>
      )}
      {isFree && canOverride && (
        <Button look="text" onClick={() => setAsking(true)}>
          {texts.askAllTheSame}
        </Button>
      )}
      {isAsking && (
        <WordsDialog
          title={texts.overrideTitle(name)}
          text={texts.overrideText}
          label={texts.reason}
          confirm={texts.ask}
          act={{ error: act.error, mutateAsync: ask }}
          onClose={() => setAsking(false)}
          onDone={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function Marks({ person: { knowsTopic, isPaused, conflict, review } }: { person: Candidate }) {
  return (
    <>
      {knowsTopic && <Chip tone="green">{texts.knowsTopic}</Chip>}{' '}
      {isPaused && <Chip tone="grey">{texts.paused}</Chip>}{' '}
      {conflict && <Chip tone="red">{texts.conflicts[conflict]}</Chip>}{' '}
      {review && <Chip tone="indigo">{texts.reviewStates[review]}</Chip>}
    </>
  );
}
