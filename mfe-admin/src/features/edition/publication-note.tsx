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

/** Whether visitors see what is saved. */
export function PublicationNote({ state, message }: Publication) {
  const words = texts.publication[state];
  return (
    <div role="status">
      <Alert severity={SEVERITY[state]} role="presentation">
        {typeof words === 'function' ? words(message) : words}
      </Alert>
    </div>
  );
}
