import { storeToken } from '../api';
import type { User } from '../session';
import { http } from './http';
import { server } from './server';

/** Gives the browser a token with which the simulated server finds this person. */
export function signIn(user: User): void {
  storeToken('sample-token');
  server.use(http.get('/api/v1/auth/me', ({ response }) => response(200).json({ user })));
}
