import { Chip, styled } from '@plenary/kit/ui';
import { Facts } from '../../../shared/details/facts';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

type Answer = AdminPayment['answers'][number];

const Box = styled('section')({
  display: 'grid',
  gap: 8,
  whiteSpace: 'pre-line',
  '& h3': { fontSize: '1.125rem' },
});

/** To the organiser's questions. */
export function Answers({ answers }: { answers: Answer[] }) {
  if (answers.length === 0) return null;
  return (
    <Box aria-labelledby="answers">
      <h3 id="answers">{texts.answers}</h3>
      <Facts
        items={answers.map((answer) => [
          answer.label,
          <span key={answer.questionId}>
            {textOf(answer)} {answer.isSensitive && <Chip tone="grey">{texts.sensitive}</Chip>}
          </span>,
        ])}
      />
    </Box>
  );
}

function textOf({ answer }: Answer): string {
  if (typeof answer === 'boolean') return answer ? texts.yes : texts.no;
  return typeof answer === 'string' ? answer : answer.join(', ');
}
