import { useEdition } from '@plenary/kit/edition';
import { FormSection } from '@plenary/kit/forms';
import { ExternalLink, Prose } from '@plenary/kit/ui';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;

/** Where a student's proof goes. It holds up the confirmation of the payment, not the registration. */
export function ProofNote() {
  const { contact, limits } = useEdition();
  return (
    <FormSection title={texts.proof}>
      <Prose>
        <p>
          {texts.proofText}{' '}
          <ExternalLink href={`mailto:${contact.paymentsEmail}`}>
            {contact.paymentsEmail}
          </ExternalLink>
          . {texts.proofFile(limits.proofBytes / MEGABYTE)}
        </p>
      </Prose>
    </FormSection>
  );
}
