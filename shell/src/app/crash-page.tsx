import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { describeFailure, newReference } from '../remotes/page-failure';
import { FailurePage } from './errors/failure-page';
import { usePageStore } from './page-store-context';

export function CrashPage() {
  const error = useRouteError();
  const pages = usePageStore();
  const [reference] = useState(newReference);
  useEffect(() => {
    pages.report(describeFailure({ remote: 'shell', path: '*' }, error, reference));
  }, [pages, error, reference]);
  return (
    <FailurePage reason="render" reference={reference} onRetry={() => window.location.reload()} />
  );
}
