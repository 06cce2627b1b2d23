import { messageOf, type components } from '@plenary/kit/api';
import { ErrorState, fonts, Prose, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { responseQuery } from '../../shared/reviews.api';
import { authorResponseTexts as texts } from './texts';

const Response = styled('section')({
  display: 'grid',
  gap: 12,
  paddingBlockEnd: 24,
  '& h2': { fontSize: '1.25rem', lineHeight: 1.4 },
  '& h3': { fontFamily: fonts.body, fontSize: '1rem', lineHeight: 1.4 },
});

const Paragraphs = styled(Prose)({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

/** Of the authors to all reviews. Nothing before its submission. */
export function AuthorResponse({ paperId }: { paperId: string }) {
  const query = useQuery(responseQuery(paperId));
  if (query.isError) {
    return (
      <ErrorState
        title={texts.failed}
        message={messageOf(query.error, texts.failedHint)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const response = query.data?.response;
  return response ? <ResponseOfAuthors response={response} /> : null;
}

type Shown = NonNullable<components['schemas']['ResponseForReviewer']['response']>;

export function ResponseOfAuthors({ response }: { response: Shown }) {
  return (
    <Response aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {response.general && <Paragraphs dir="auto">{response.general}</Paragraphs>}
      {response.answers.map(({ reviewer, text, isYours }) => (
        <div key={reviewer}>
          <h3>{isYours ? texts.toYou : texts.to({ number: reviewer })}</h3>
          <Paragraphs dir="auto">{text}</Paragraphs>
        </div>
      ))}
    </Response>
  );
}

/** For a person whose reviews it does not answer. */
export const withoutOwn = ({ general, answers }: components['schemas']['ResponseForm']) => ({
  general,
  answers: answers.map((answer) => ({ ...answer, isYours: false })),
});
