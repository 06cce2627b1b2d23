import { Deadline, useEdition, useEditionState } from '@plenary/kit/edition';
import { Alert } from '@plenary/kit/ui';
import { texts } from './texts';

const DEADLINES = { submissions: 'full-paper', registration: 'registration-payment' } as const;

/** Says why nothing can be submitted or registered now, and what late means; nothing while open. */
export function GateNotice({ of }: { of: keyof typeof DEADLINES }) {
  const { [of]: gate, phase } = useEditionState();
  const { dates } = useEdition();
  const deadline = dates.find(({ key }) => key === DEADLINES[of]);
  const isInStrip = gate === 'late' && phase === 'late' && of === 'submissions';
  if (gate === 'open' || isInStrip) return null;
  return (
    <Alert severity={gate === 'late' ? 'info' : 'warning'}>
      <strong>{texts[of][gate]}</strong>
      {deadline && (
        <p>
          {deadline.label}: <Deadline at={deadline.at} anywhereOnEarth={deadline.anywhereOnEarth} />
        </p>
      )}
    </Alert>
  );
}
