import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentQuestion, onQuestion } from './proof-question';

const ProofForm = lazy(() => import('./proof-form'));

/** Opens above the page, or its dialog, when a request needs a proof of identity, and repeats the request. */
export function ProofDialog() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  return (
    question && (
      <Suspense>
        <ProofForm onEnd={question.answer} />
      </Suspense>
    )
  );
}
