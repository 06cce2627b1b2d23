import { routesOf } from '../../remotes/registry';
import { sampleRegistry, sampleRoutes } from '../../testing/render-shell';
import { likelyPage } from './likely-page';

const [remote = ''] = Object.keys(sampleRegistry.remotes);
const page = (path: string, access: 'public' | 'admin' = 'public') => ({
  ...sampleRoutes[0]!,
  path,
  title: path,
  access,
});
const routes = routesOf({
  ...sampleRegistry,
  remotes: {
    [remote]: {
      ...sampleRegistry.remotes[remote]!,
      routes: [
        page('/'),
        page('/call-for-papers'),
        page('/call-for-posters'),
        page('/schedule'),
        page('/papers/:paperId'),
        page('/admin/papers', 'admin'),
      ],
    },
  },
});

it.each([
  ['/call-for-paper', '/call-for-papers'],
  ['/Call-For-Posters/', '/call-for-posters'],
  ['/calls/call-for-papers', '/call-for-papers'],
  ['/shedule', '/schedule'],
  ['/admin/paper', undefined],
  ['/wp-login.php', undefined],
  ['/_/unknown', undefined],
])('finds for %s the page %s', (pathname, path) => {
  expect(likelyPage(routes, pathname)?.path).toBe(path);
});
