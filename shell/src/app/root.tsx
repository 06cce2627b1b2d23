import { Outlet, ScrollRestoration } from 'react-router-dom';
import { NavigationFocus } from './navigation-focus';

/** Around all layouts: scrolling and focus follow the navigation. */
export function Root() {
  return (
    <>
      <NavigationFocus />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
