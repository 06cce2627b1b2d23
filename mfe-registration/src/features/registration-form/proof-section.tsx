import { useEdition } from '@plenary/kit/edition';
import { FileField, FormSection } from '@plenary/kit/forms';
import { Prose } from '@plenary/kit/ui';
import { megabytes, proofTypes } from '../../registration/proof-file';
import { texts } from './texts';

/** A student's proof, now or later. It holds up the confirmation of the payment, not the registration. */
export function ProofSection() {
  const { proofBytes } = useEdition().limits;
  return (
    <FormSection title={texts.proof}>
      <Prose>
        <p>{texts.proofText}</p>
      </Prose>
      <FileField
        name="proof"
        label={texts.proofField}
        hint={texts.proofHint(megabytes(proofBytes))}
        accept={proofTypes.join(',')}
        optional
      />
    </FormSection>
  );
}
