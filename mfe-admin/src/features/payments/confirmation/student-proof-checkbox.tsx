import { CheckboxField } from '@plenary/kit/forms';
import type { AdminPayment } from '../payments.api';
import { texts } from '../texts';

/** Replaces an uploaded proof of student status that arrived elsewhere. */
export function StudentProofCheckbox({
  payment: { academicCategory, proofs },
}: {
  payment: AdminPayment;
}) {
  const isMissing =
    academicCategory === 'student' && !proofs.some(({ kind }) => kind === 'student');
  return isMissing && <CheckboxField name="studentProofSeen" label={texts.studentProofSeen} />;
}
