import { delay, HttpResponse } from 'msw';
import { removeToken, storeToken } from '../api';
import { http } from '../testing/http';
import { server } from '../testing/in-browser';
import { people, rightsOf } from '../testing/people';
import type { Setting } from './setting';

const SLOW_MS = 3000;

/** The session is answered at once: only the remote's calls are slow or fail. */
const anyOtherCall = /\/api\/v1\/(?!auth\/me$)/;

export async function simulate(setting: Setting, answers: () => void): Promise<void> {
  server.use(http.untyped.all(/\/api\//, ({ request }) => missing(request)));
  answers();
  enter(setting.person);
  if (setting.answers === 'slowly')
    server.use(http.untyped.all(anyOtherCall, () => delay(SLOW_MS)));
  if (setting.answers === 'with failures') server.use(http.untyped.all(anyOtherCall, failed));
  await server.start({ quiet: true, onUnhandledRequest: 'bypass' });
}

function enter(person: Setting['person']): void {
  if (person === 'anonymous') return removeToken();
  const user = people[person];
  storeToken('sample-token');
  const answer = { user, rights: [...rightsOf(user)] };
  server.use(http.get('/api/v1/auth/me', ({ response }) => response(200).json(answer)));
}

function missing({ method, url }: Request) {
  const message = `There is no sample answer to ${method} ${new URL(url).pathname}.`;
  return HttpResponse.json({ statusCode: 501, message }, { status: 501 });
}

function failed() {
  const message = 'The server is busy (simulated).';
  return HttpResponse.json({ statusCode: 503, message }, { status: 503 });
}
