import { useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part';
import { currentQuestion, onQuestion } from './proof-question';

const ProofForm = lazyPart(() => import('./proof-form'));

/** Opens above the page, or its dialog, when a request needs a proof of identity, and repeats the request. */
export function ProofDialog() {
  const question = useSyncExternalStore(onQuestion, currentQuestion);
  return question && <ProofForm onEnd={question.answer} />;
}
