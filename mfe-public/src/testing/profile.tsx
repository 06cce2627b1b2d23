import {
  http,
  HttpResponse,
  people,
  renderRemote,
  screen,
  server,
  within,
} from '@plenary/kit/testing';
import remote from '../remote';
import routes from '../routes';
import { currentSession, otherSession, twoFactorOff } from './sample-account';

export const sent: unknown[] = [];

/** Sets the response to a call; `path` is below the base path. */
export function respond(
  method: 'get' | 'put' | 'post' | 'delete',
  path: string,
  body: object,
  status = 200,
) {
  server.use(
    http.untyped[method](`/api/v1${path}`, async ({ request }) => {
      const text = await request.text();
      if (text) sent.push(JSON.parse(text));
      return HttpResponse.json(body, { status });
    }),
  );
}

/** Call before each test: an account without two-factor authentication, logged in on two devices. */
const preferences = {
  ...{ hasShortcuts: true, paperColumns: null, exportColumns: {}, views: [] },
  getsAnnouncements: true,
};

export function prepareProfile() {
  sent.splice(0);
  respond('get', '/auth/two-factor', twoFactorOff);
  respond('get', '/auth/preferences', preferences);
  respond('get', '/documents', { items: [] });
  respond('get', '/auth/sessions', { items: [currentSession, otherSession] });
}

export function openProfile(user = people.plain) {
  return renderRemote({ routes, remote }, { path: '/profile', user });
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }));
