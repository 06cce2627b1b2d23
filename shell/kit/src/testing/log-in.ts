import { storeToken } from '../api';
import type { User } from '../session';
import { http } from './http';
import { server } from './server';

export function logIn(user: User): void {
  storeToken('sample-token');
  server.use(http.get('/api/v1/auth/me', ({ response }) => response(200).json({ user })));
}
