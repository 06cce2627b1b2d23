import { Alert } from '@plenary/kit/ui';
import type { Publication } from './edition.api';
import { texts } from './texts';

const SEVERITY = {
  live: 'success',
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
      <Alert severity={SEVERITY[state]} role="presentation">
        {text}
      </Alert>
    </div>
  );
}
