import { storeToken } from '../api';
import type { User } from '../session';
import { http } from './http';
import { rightsOf } from './people';
import { server } from './server';

/** An administrator has every right, unless `rights` says less. */
export function logIn(user: User, rights = rightsOf(user)): void {
  storeToken('sample-token');
  server.use(
    http.get('/api/v1/auth/me', ({ response }) =>
      response(200).json({ user, rights: [...rights] }),
    ),
  );
}
