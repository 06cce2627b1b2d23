import { Instant } from '@plenary/kit/edition';
import { Alert, ErrorState, Prose, styled } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Part } from '../../../shared/layout/columns';
import { Due } from '../../../shared/papers/due';
import { texts as shared } from '../../../shared/papers/texts';
import { Block } from '../block';
import { ReviewForAuthors } from '../review-for-authors';
import type { PaperResponse } from './response.api';
import { ResponseForm } from './response-form';
import { texts } from './texts';

const Lead = styled(Prose)({ marginBlockEnd: 16 });

interface ResponsePartProps {
  paperId: string;
  query: UseQueryResult<PaperResponse>;
}

/** Reviews before the decision, and the response to them. Nothing without either. */
export function ResponsePart({ paperId, query }: ResponsePartProps) {
  const { data: response } = query;
  if (!response) {
    if (!query.isError) return null;
    return (
      <Part>
        <ErrorState
          title={texts.loadFailed}
          message={shared.loadFailedText}
          onRetry={() => void query.refetch()}
        />
      </Part>
    );
  }
  if (!response.isOpen && !response.submittedAt) return null;
  return (
    <Part id="response" tabIndex={-1} aria-labelledby="response-title">
      <h2 id="response-title">{response.isOpen ? texts.title : texts.closedTitle}</h2>
      <Status response={response} />
      {response.canWrite ? (
        <ResponseForm paperId={paperId} response={response} />
      ) : (
        <Shown response={response} />
      )}
    </Part>
  );
}

function Status({ response }: { response: PaperResponse }) {
  const { isOpen, canWrite, closesAt, submittedAt, hasDraft } = response;
  return (
    <>
      {isOpen && (
        <Lead>
          <p>
            {canWrite ? texts.lead : texts.leadOfCoAuthor} {closesAt && <Due at={closesAt} />}
          </p>
          {canWrite && <p>{texts.anonymous}</p>}
        </Lead>
      )}
      {submittedAt && (
        <Alert severity={hasDraft ? 'warning' : 'success'}>
          <Instant at={submittedAt} phrase={(time) => texts.submitted({ time })} />{' '}
          {hasDraft ? texts.unsubmitted : canWrite && texts.editable}
        </Alert>
      )}
    </>
  );
}

/** For co-authors, and for all authors once it is closed. */
function Shown({ response: { reviews, form, submittedAt } }: { response: PaperResponse }) {
  return (
    <>
      {reviews.map((review) => (
        <ReviewForAuthors key={review.reviewer} review={review} hasRounds={false} />
      ))}
      {submittedAt && form?.general && (
        <Block>
          <h3>{texts.general}</h3>
          <p dir="auto">{form.general}</p>
        </Block>
      )}
      {submittedAt &&
        form?.answers.map(({ reviewer, text }) => (
          <Block key={reviewer}>
            <h3>{texts.answer({ number: reviewer })}</h3>
            <p dir="auto">{text}</p>
          </Block>
        ))}
    </>
  );
}
