import { Instant } from '../../../shared/details/time';
import type { AdminPaper } from '../paper.api';
import { texts } from '../texts';
import { Comments } from './comments';

/** Of the authors to the reviews of one round. */
export function PaperResponse({ response }: { response: AdminPaper['responses'][number] }) {
  const { form, submittedAt } = response;
  return (
    <>
      <h3>{texts.response.title}</h3>
      <Comments>
        <article aria-label={texts.response.toAll}>
          <h4>
            {texts.response.toAll}{' '}
            <small>
              <Instant at={submittedAt} />
            </small>
          </h4>
          <p dir="auto">{form.general || texts.response.none}</p>
        </article>
        {form.answers.map(({ reviewer: alias, text }) => (
          <article key={alias} aria-label={texts.response.to({ alias })}>
            <h4>{texts.response.to({ alias })}</h4>
            <p dir="auto">{text}</p>
          </article>
        ))}
      </Comments>
    </>
  );
}
