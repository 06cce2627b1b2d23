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
import { here, secondStepOff, there } from './sample-account';

/** The bodies that the page under test has sent, in their order. */
export const sent: unknown[] = [];

/** What the simulated server answers to a call from now on. `path` is below the base path. */
export function answers(
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

/** Before each test: an account without a second step, signed in on two devices. */
export function prepareProfile() {
  sent.splice(0);
  answers('get', '/auth/second-step', secondStepOff);
  answers('get', '/auth/sessions', { items: [here, there] });
}

export function openProfile(user = people.plain) {
  return renderRemote({ routes, remote }, { path: '/profile', user });
}

/** A section of the page, by its heading. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));
