import { CheckboxField } from '@plenary/kit/forms';
import type { AdminPayment } from './payments.api';
import { texts } from './texts';

/** A student's proof that came by mail is vouched for; one that was uploaded lies above. */
export function ProofSeen({ payment: { academicCategory, proofs } }: { payment: AdminPayment }) {
  const isMissing =
    academicCategory === 'student' && !proofs.some(({ kind }) => kind === 'student');
  return isMissing && <CheckboxField name="studentProofSeen" label={texts.studentProofSeen} />;
}
