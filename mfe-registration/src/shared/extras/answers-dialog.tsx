import { formErrorOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { useEdition } from '@plenary/kit/edition';
import { useForm } from '@plenary/kit/forms';
import * as z from 'zod/mini';
import type { Payment } from '../registrations/payments.api';
import { useAnswerQuestions } from './extras.api';
import { questionsFor, requiresAnswers, toAnswers, toInputs, type AnswerInputs } from './offers';
import { QuestionFields } from './question-fields';
import { texts } from './texts';

interface AnswersDialogProps {
  payment: Payment;
  onClose: () => void;
}

export default function AnswersDialog({ payment, onClose }: AnswersDialogProps) {
  const edition = useEdition();
  const questions = questionsFor(edition, payment.registrationPackage);
  const form = useForm({
    schema: z
      .object({ answers: z.custom<AnswerInputs>() })
      .check(
        ...requiresAnswers<{ answers: AnswerInputs }>(edition, () => payment.registrationPackage),
      ),
    defaultValues: { answers: toInputs(questions, payment.answers) },
  });
  const save = useAnswerQuestions(payment.id);
  return (
    <FormDialog
      title={texts.questions}
      onClose={onClose}
      form={form}
      error={formErrorOf(save.error, texts.saveFailed)}
      onSubmit={async ({ answers }) => {
        await save.mutateAsync(toAnswers(questions, answers));
        onClose();
      }}
      confirm={texts.save}
      keep={texts.cancel}
    >
      <QuestionFields questions={questions} />
    </FormDialog>
  );
}
