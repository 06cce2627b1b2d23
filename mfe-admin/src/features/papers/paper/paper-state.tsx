import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Instant } from '../../../shared/details/time';
import { Block } from '../../../shared/page/columns';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';

const Steps = styled('ol')({
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    paddingInlineStart: 26,
    paddingBlockEnd: 16,
    overflowWrap: 'anywhere',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 5,
    inlineSize: 12,
    blockSize: 12,
    border: `2px solid ${colours.control}`,
    borderRadius: '50%',
    forcedColorAdjust: 'none',
  },
  '& li[data-step="done"]::before': {
    borderColor: colours.primary,
    backgroundColor: colours.primary,
  },
  '& li[data-step="next"]::before': { borderColor: colours.secondary },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5.5,
    insetBlock: '19px -3px',
    inlineSize: 1,
    backgroundColor: colours.control,
  },
  '& b': { color: colours.ink },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

interface Step {
  label: string;
  isDone: boolean;
  text: ReactNode;
}

/** What follows for the author. */
export function NextSteps({ paper }: { paper: AdminPaper }) {
  const steps = stepsOf(paper);
  if (steps.length === 0) return null;
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Block>
      <h2>{texts.nextSteps}</h2>
      <Steps role="list">
        {steps.map(({ label, isDone, text }, at) => (
          <li key={label} data-step={isDone ? 'done' : at === next ? 'next' : 'later'}>
            <b>{label}</b>
            <small>{text}</small>
          </li>
        ))}
      </Steps>
    </Block>
  );
}

const WITH_CORRECTIONS = ['minor-corrections', 'major-corrections'];

function stepsOf(paper: AdminPaper): Step[] {
  const { status, versions, correctionsBy } = paper;
  const isToCorrect = WITH_CORRECTIONS.includes(status);
  if (!isToCorrect && !['revision-submitted', 'verified', 'accepted'].includes(status)) return [];
  const revision = versions.find(({ stage }) => stage === 'revision');
  const cameraReady = versions.find(({ stage }) => stage === 'camera-ready');
  const state = paper.cameraReady?.state ?? 'missing';
  const steps: Step[] = [
    {
      label: texts.cameraReady,
      isDone: state === 'checked' || state === 'locked',
      text: (
        <>
          {texts.cameraReadyStates[state]}
          {cameraReady && (
            <>
              {' '}
              · <Instant at={cameraReady.createdAt} />
            </>
          )}
        </>
      ),
    },
  ];
  if (isToCorrect || revision)
    steps.unshift({
      label: texts.corrections,
      isDone: !isToCorrect,
      text: isToCorrect
        ? correctionsBy && <Instant at={correctionsBy} />
        : revision && <Instant at={revision.createdAt} />,
    });
  return steps;
}

export function ScreeningFigures({ paper }: { paper: AdminPaper }) {
  const percent = (value: number | null) => value !== null && texts.percent({ value });
  const pages = paper.versions[0]?.pages;
  return (
    <Block>
      <h2>{texts.screening}</h2>
      <Facts
        items={[
          [texts.similarity, percent(paper.similarityPercent)],
          [texts.aiShare, percent(paper.aiPercent)],
          [texts.pages, pages],
          [texts.due, paper.dueAt && <Instant key="due" at={paper.dueAt} />],
          [texts.paymentBy, paper.paymentBy && <Instant key="pay" at={paper.paymentBy} />],
        ]}
      />
    </Block>
  );
}
