import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageAt } from './pages';

const titled = (path: string): RouteObject => ({ path, handle: { title: path } });
const routes: RouteObject[] = [
  {
    children: [
      {
        children: [
          titled('/'),
          titled('/login'),
          titled('/papers'),
          titled('/papers/:id'),
          titled('/papers/new'),
          titled('/admin/papers/:id/reviews'),
          titled('/:code/card'),
          titled('*'),
        ],
      },
    ],
  },
];

// The router is asked for the routes near the path only.
it.each([
  ...['/', '/login', '/LOGIN', '/login/', '//login', '/%6Cogin', '/l%6Fgin', '/log', '/login/x'],
  ...['/papers', '/papers/7', '/papers/new', '/Papers/new', '/papers/7/8', '/paper', '/papers%2F7'],
  ...['/admin/papers/7/reviews', '/admin', '/code/card', '/caf%C3%A9/card', '/%', '/no/such/page'],
])('%s shows the page that the router finds among all', (pathname) => {
  const found = matchRoutes(routes, pathname)?.at(-1)?.route.handle as { title: string };
  expect(pageAt(routes, { pathname })).toEqual(found);
});
