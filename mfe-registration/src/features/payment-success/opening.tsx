import { Alert, styled, typeSizes } from '@plenary/kit/ui';
import { texts } from './texts';

const Lead = styled('p')({ fontSize: typeSizes.lead, lineHeight: 1.5 });

/** Where the payment stands, in a sentence; to somebody who came again, that once is enough. */
export function Opening({ status, isPrevious }: { status?: string | null; isPrevious: boolean }) {
  const note = status === 'pending' ? texts.alreadyPendingNote : texts.alreadyNote;
  return (
    <>
      <Lead>{status === 'completed' ? texts.confirmed : texts.processing}</Lead>
      {isPrevious && <Alert severity="info">{note}</Alert>}
    </>
  );
}
