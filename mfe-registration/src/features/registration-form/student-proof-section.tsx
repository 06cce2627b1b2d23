import { useEdition } from '@plenary/kit/edition';
import { FileField, FormSection } from '@plenary/kit/forms';
import { Prose } from '@plenary/kit/ui';
import { megabytes, proofTypes } from '../../shared/registrations/proof-file';
import { texts } from './texts';

/** Optional here: only the confirmation of the payment requires the proof. */
export function StudentProofSection() {
  const { proofBytes } = useEdition().limits;
  return (
    <FormSection title={texts.studentProof}>
      <Prose>
        <p>{texts.studentProofText}</p>
      </Prose>
      <FileField
        name="proof"
        label={texts.studentProofField}
        hint={texts.studentProofHint({ megabytes: megabytes(proofBytes) })}
        accept={proofTypes.join(',')}
        optional
      />
    </FormSection>
  );
}
