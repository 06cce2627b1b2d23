import { useEdition } from '@plenary/kit/edition';
import { Alert, Button, styled } from '@plenary/kit/ui';
import { lazy, Suspense, useState } from 'react';
import type { Payment } from '../registrations/payments.api';
import { questionsFor } from './offers';
import { texts } from './texts';

// Opened from a button, so loaded on demand.
const AnswersDialog = lazy(() => import('./answers-dialog'));

const Box = styled('div')({ marginBlockEnd: 24, '& button': { marginBlockStart: 12 } });

/** The next step of a registration with an unanswered question. */
export function QuestionsToAnswer({ payment }: { payment: Payment }) {
  if (!payment.hasUnanswered || !isAnswerable(payment)) return null;
  return (
    <Box data-print="none">
      <Alert severity="warning">
        <strong>{texts.toAnswerTitle}</strong>
        <p>{texts.toAnswerText}</p>
        <AnswerButton payment={payment} label={texts.answer} look="outlined" />
      </Alert>
    </Box>
  );
}

/** For the payer, until the conference starts. */
export function AnswerQuestions({ payment }: { payment: Payment }) {
  const questions = questionsFor(useEdition(), payment.registrationPackage);
  if (payment.hasUnanswered || questions.length === 0 || !isAnswerable(payment)) return null;
  return (
    <div data-print="none">
      <AnswerButton payment={payment} label={texts.edit} look="text" />
    </div>
  );
}

function isAnswerable({ registrationData, status, answersUntil }: Payment): boolean {
  const isLive = status === 'pending' || status === 'completed';
  return isLive && !registrationData.isMasked && new Date() < new Date(answersUntil);
}

interface AnswerButtonProps {
  payment: Payment;
  label: string;
  look: 'outlined' | 'text';
}

function AnswerButton({ payment, label, look }: AnswerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look={look} size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense>
        {isOpen && <AnswersDialog payment={payment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
