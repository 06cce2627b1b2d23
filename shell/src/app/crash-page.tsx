import { useRouteError } from 'react-router-dom';
import { FailurePage } from './failure-page';

/** The last resort: something outside any page failed. Retry loads the product anew. */
export function CrashPage() {
  return <FailurePage error={useRouteError()} onRetry={() => window.location.reload()} />;
}
