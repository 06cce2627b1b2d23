import { formErrorOf } from '@plenary/kit/api';
import { Instant } from '@plenary/kit/edition';
import { Form, RadioCards, SubmitButton, TextAreaField, useForm } from '@plenary/kit/forms';
import { Alert } from '@plenary/kit/ui';
import * as z from 'zod/mini';
import { useAnswerAsShepherd, type Shepherding } from '../../shared/shepherding.api';
import { Footer } from './review-form';
import { shepherdingTexts as texts } from './texts';

const MAX_LENGTH = 5000;

const answers = ['verified', 'not-yet'] as const;

const text = z.string().check(z.trim(), z.maxLength(MAX_LENGTH));
const schema = z
  .object({
    answer: z.pipe(z.nullish(z.string()), z.enum(answers, texts.answerRequired)),
    toChairs: text,
    toAuthors: text,
  })
  .check(
    z.refine(({ answer, toChairs }) => answer === 'verified' || toChairs !== '', {
      path: ['toChairs'],
      error: texts.missingRequired,
    }),
  );

const options = [
  { value: 'verified', title: texts.verified, text: texts.verifiedText },
  { value: 'not-yet', title: texts.notYet, text: texts.notYetText },
];

export function ShepherdingForm({ shepherding }: { shepherding: Shepherding }) {
  const { paperId, verifyBy, given } = shepherding;
  const send = useAnswerAsShepherd(paperId);
  const { answer = '', toChairs = '', toAuthors = '' } = given ?? {};
  const form = useForm({
    schema,
    defaultValues: { answer, toChairs, toAuthors },
    draftKey: `shepherding:${paperId}`,
  });
  return (
    <>
      <p>
        {texts.lead}{' '}
        {verifyBy && <Instant at={verifyBy} phrase={(time) => texts.until({ time })} />}
      </p>
      {given && (
        <Alert severity="success">
          <Instant at={given.answeredAt} phrase={(time) => texts.answered({ time })} />{' '}
          {texts.editable}
        </Alert>
      )}
      <Form
        form={form}
        error={formErrorOf(send.error, texts.sendFailed)}
        onSubmit={(values) => send.mutateAsync(values)}
      >
        <RadioCards name="answer" label={texts.answer} options={options} />
        <TextAreaField name="toChairs" label={texts.toChairs} hint={texts.toChairsHint} rows={4} />
        <TextAreaField
          name="toAuthors"
          label={texts.toAuthors}
          hint={texts.toAuthorsHint}
          rows={4}
          optional
        />
        <Footer>
          <SubmitButton>{given ? texts.resend : texts.send}</SubmitButton>
        </Footer>
      </Form>
    </>
  );
}
