import { useSessionStore } from '@plenary/kit/session';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { loadErrorParts } from './errors/error-parts';
import { NavigationFocus } from './navigation-focus';
import { SlowNotice } from './slow-notice';

export function Root() {
  useErrorsOfOnePage();
  useEarlyErrorParts();
  return (
    <>
      <NavigationFocus />
      <Outlet />
      <SlowNotice />
    </>
  );
}

/** An error of the session belongs to one page; the next page starts without it. */
function useErrorsOfOnePage(): void {
  const session = useSessionStore();
  const { pathname } = useLocation();
  // Before the next page is painted: its guard would show the error for a moment.
  useLayoutEffect(() => () => session.setState({ error: null }), [session, pathname]);
}

/** A browser that is offline cannot load them. The first page of a visit stays free of them. */
function useEarlyErrorParts(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current) void loadErrorParts();
  }, [pathname]);
}
