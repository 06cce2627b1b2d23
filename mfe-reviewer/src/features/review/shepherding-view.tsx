import { Instant } from '@plenary/kit/edition';
import { Alert, Prose, styled, Terms } from '@plenary/kit/ui';
import { ShepherdingStatus } from '../../shared/shepherding-status';
import type { Shepherding } from '../../shared/shepherding.api';
import { shepherdingStates } from '../../shared/texts';
import { ResponseOfAuthors, withoutOwn } from './author-response';
import { Discussed } from './discussion';
import { OtherReviews } from './other-reviews';
import { Bar } from './review-header';
import { ShepherdingForm } from './shepherding-form';
import { metaReviewTexts, shepherdingTexts as texts, texts as reviewTexts } from './texts';
import { Frame, Workspace } from './workspace';

const Part = styled('section')({
  display: 'grid',
  gap: 12,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
});

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The revision next to the decision, the reviews, the discussion, and the answer. */
export function ShepherdingView({ shepherding }: { shepherding: Shepherding }) {
  const { paperId, paperNumber, paperTitle, read, noteToAuthors, summaryOfChanges } = shepherding;
  return (
    <Frame>
      <Bar>
        <h1 tabIndex={-1}>
          {paperNumber !== null && <span>{reviewTexts.paper({ number: paperNumber })} </span>}
          {paperTitle}
        </h1>
        <ShepherdingStatus paper={shepherding} />
      </Bar>
      <Workspace review={shepherding} label={texts.title}>
        <Written title={texts.decision} text={noteToAuthors || texts.noNote} />
        {summaryOfChanges && <Written title={texts.changes} text={summaryOfChanges} />}
        <OtherReviews
          title={metaReviewTexts.reviews}
          empty={metaReviewTexts.noReviews}
          reviews={read.reviews}
        />
        {read.response && <ResponseOfAuthors response={withoutOwn(read.response)} />}
        {read.comments.length > 0 && <Discussed paperId={paperId} comments={read.comments} />}
        <Answer shepherding={shepherding} />
      </Workspace>
    </Frame>
  );
}

function Answer({ shepherding }: { shepherding: Shepherding }) {
  const { state, correctionsBy, given } = shepherding;
  if (state === 'open') return <ShepherdingForm shepherding={shepherding} />;
  if (state === 'awaiting-revision')
    return (
      <Alert severity="info">
        {correctionsBy ? (
          <Instant at={correctionsBy} phrase={(time) => texts.awaitingUntil({ time })} />
        ) : (
          texts.awaiting
        )}
      </Alert>
    );
  return (
    <>
      <Alert severity="info">{texts.closed}</Alert>
      {given && (
        <Terms
          items={[
            [texts.answer, shepherdingStates.answers[given.answer]],
            [texts.toChairs, given.toChairs],
            [texts.toAuthors, given.toAuthors],
          ]}
        />
      )}
    </>
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <Part aria-label={title}>
      <h2>{title}</h2>
      <Paragraphs dir="auto">{text}</Paragraphs>
    </Part>
  );
}
