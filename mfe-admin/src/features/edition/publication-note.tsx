import { Alert, Chip } from '@plenary/kit/ui';
import { IconCheck } from '@plenary/kit/art/icons';
import type { Publication } from './edition.api';
import { texts } from './texts';

const SEVERITY = {
  waiting: 'info',
  failed: 'error',
  'no-site': 'warning',
  'not-current': 'info',
} as const;

export function PublicationNote({ state, message }: Publication) {
  const text =
    state === 'failed' ? texts.publication.failed({ message }) : texts.publication[state];
  return (
    <div role="status">
      {state === 'live' ? (
        <Chip tone="green" icon={<IconCheck />}>
          {text}
        </Chip>
      ) : (
        <Alert severity={SEVERITY[state]} role="presentation">
          {text}
        </Alert>
      )}
    </div>
  );
}
