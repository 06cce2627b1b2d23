import { Instant } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { paperStateLabel } from '@plenary/kit/states';
import { Alert, LinkButton, Prose, styled, Terms } from '@plenary/kit/ui';
import { MetaReviewStatus } from '../../shared/meta-review-status';
import type { MetaReview } from '../../shared/meta-reviews.api';
import { fieldTexts } from '../../shared/texts';
import { ResponseOfAuthors, withoutOwn } from './author-response';
import { Discussed } from './discussion';
import { MetaReviewForm } from './meta-review-form';
import { OtherReviews } from './other-reviews';
import { Bar } from './review-header';
import { metaReviewTexts as texts, texts as reviewTexts } from './texts';
import { Frame, Workspace } from './workspace';

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** The paper next to its reviews, the response of its authors, the discussion, and the form. */
export function MetaReviewView({ metaReview }: { metaReview: MetaReview }) {
  const { paperId, paperNumber, paperTitle, read } = metaReview;
  return (
    <Frame>
      <Bar>
        <h1 tabIndex={-1}>
          {paperNumber !== null && <span>{reviewTexts.paper({ number: paperNumber })} </span>}
          {paperTitle}
        </h1>
        <MetaReviewStatus metaReview={metaReview} />
      </Bar>
      <Workspace review={metaReview} label={texts.title}>
        {read ? (
          <>
            <OtherReviews title={texts.reviews} empty={texts.noReviews} reviews={read.reviews} />
            {read.response && <ResponseOfAuthors response={withoutOwn(read.response)} />}
            {read.comments.length > 0 && <Discussed paperId={paperId} comments={read.comments} />}
            {metaReview.isOpen ? (
              <MetaReviewForm metaReview={metaReview} />
            ) : (
              <Submitted metaReview={metaReview} />
            )}
          </>
        ) : (
          <Alert
            severity="info"
            action={
              <LinkButton look="text" to={paths.reviewerPaper.href({ paperId })}>
                {texts.ownReview}
              </LinkButton>
            }
          >
            {texts.ownReviewFirst}
          </Alert>
        )}
      </Workspace>
    </Frame>
  );
}

function Submitted({ metaReview: { form, submittedAt } }: { metaReview: MetaReview }) {
  return (
    <>
      <Alert severity="info">{texts.closed}</Alert>
      {submittedAt === null ? (
        <p>{texts.notSubmitted}</p>
      ) : (
        <>
          <Instant at={submittedAt} phrase={(time) => texts.submitted({ time })} />
          <Terms
            items={[
              [
                fieldTexts.recommendation,
                form.recommendation && paperStateLabel(form.recommendation),
              ],
            ]}
          />
          <Paragraphs dir="auto">{form.text}</Paragraphs>
        </>
      )}
    </>
  );
}
