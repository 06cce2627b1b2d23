import { useSessionStore } from '@plenary/kit/session';
import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { NavigationFocus } from './navigation-focus';

export function Root() {
  useErrorsOfOnePage();
  return (
    <>
      <NavigationFocus />
      <Outlet />
      <ScrollRestoration />
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
