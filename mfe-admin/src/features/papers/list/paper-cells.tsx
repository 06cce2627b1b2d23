import { limitsOf, trackOf, useEdition } from '@plenary/kit/edition';
import { IconAlertTriangle, IconCheck, IconClock } from '@plenary/kit/art/icons';
import { colours, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { DAY_MS, type FoundPart, type PaperRow } from '../papers.api';
import { BEST_SCORE, isWideSpread } from '../score-marks';
import { texts } from '../texts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { flex: 'none', inlineSize: 16, blockSize: 16 },
  '&[data-tone="red"]': { color: colours.error, fontWeight: 700 },
  '&[data-tone="amber"]': { color: colours.warning, fontWeight: 700 },
  '&[data-tone="green"]': { color: colours.success, fontWeight: 700 },
});

const Steps = styled('span')({
  display: 'inline-flex',
  gap: 2,
  '& i': { inlineSize: 12, blockSize: 8, border: `1px solid ${colours.primary}` },
  '& i[data-filled="true"]': { backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    '& i': { borderColor: 'CanvasText' },
    '& i[data-filled="true"]': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

/** More would push the figures out of their column. */
const MAX_STEPS = 6;

export function ReviewsCell({ status, reviews: { submitted, assigned } }: PaperRow) {
  if (assigned === 0) return status === 'under-review' ? <Muted>{texts.noReviewers}</Muted> : null;
  return (
    <Line>
      <Steps aria-hidden="true">
        {Array.from({ length: Math.min(assigned, MAX_STEPS) }, (_, step) => (
          <i key={step} data-filled={step < submitted} />
        ))}
      </Steps>
      {texts.reviewsOf({ submitted, assigned })}
    </Line>
  );
}

const Bar = styled('span')({
  inlineSize: 56,
  blockSize: 8,
  backgroundColor: colours.indigo200,
  '& i': { display: 'block', blockSize: '100%', backgroundColor: colours.primary },
  '@media (forced-colors: active)': {
    border: '1px solid CanvasText',
    '& i': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
  },
});

export function ScoreCell({ score, reviews }: PaperRow) {
  if (score === null) return reviews.assigned > 0 ? <Muted>{texts.noReviewYet}</Muted> : null;
  return (
    <Line>
      <Bar aria-hidden="true">
        <i style={{ inlineSize: `${(100 * score) / BEST_SCORE}%` }} />
      </Bar>
      <b>{score.toFixed(1)}</b>
    </Line>
  );
}

export function SpreadCell({ spread }: PaperRow) {
  if (spread === null) return null;
  return <Line data-tone={isWideSpread(spread) ? 'amber' : undefined}>{spread.toFixed(1)}</Line>;
}

/** Empty for papers of the conference itself. */
export function TrackCell({ topic }: Pick<PaperRow, 'topic'>) {
  return trackOf(useEdition(), topic)?.name;
}

/** Within which a due date is near. */
const NEAR_DAYS = 3;

/** @param props.now in epoch milliseconds */
export function NextCell({ paper, now }: { paper: PaperRow; now: number }) {
  const needed = limitsOf(useEdition(), paper.topic).reviewsNeeded;
  const { status, reviews, dueAt, isOverdue } = paper;
  if (status === 'decision-recorded' || status === 'verified')
    return <Next tone="green">{texts.next.release}</Next>;
  if (status === 'under-review' && dueAt === null)
    return reviews.submitted >= needed ? (
      <Next tone="green">{texts.next.decide}</Next>
    ) : (
      <Next tone="red">{texts.next.reviewers}</Next>
    );
  if (dueAt === null) return null;
  const days = Math.floor(Math.abs(Date.parse(dueAt) - now) / DAY_MS);
  if (isOverdue) return <Next tone="red">{texts.next.late({ days })}</Next>;
  return <Next tone={days < NEAR_DAYS ? 'amber' : undefined}>{texts.next.left({ days })}</Next>;
}

/** Wraps, so that titles have more room. */
const NextLine = styled(Line)({ minInlineSize: '8.5em', whiteSpace: 'normal' });

const icons = { red: IconAlertTriangle, amber: IconClock, green: IconCheck };

function Next({ tone, children }: { tone?: keyof typeof icons; children: ReactNode }) {
  const Icon = tone ? icons[tone] : IconClock;
  return (
    <NextLine data-tone={tone}>
      <Icon />
      {children}
    </NextLine>
  );
}

const Muted = styled('span')({ color: colours.muted, fontSize: '0.8125rem' });

const FoundText = styled('span')({
  display: 'block',
  marginBlockStart: 4,
  '& mark': { background: colours.warningTint, color: colours.warningText, fontWeight: 700 },
});

/** Where the words of the search are; plain text, which React escapes. */
export function Found({ parts }: { parts: FoundPart[] }) {
  return (
    <FoundText dir="auto">
      {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
    </FoundText>
  );
}
