import { http } from './http';
import { sampleEdition } from './sample-edition';

export const handlers = [
  http.get('/api/v1/edition', ({ response }) => response(200).json(sampleEdition)),
  http.get('/api/v1/auth/me', ({ response }) => response(200).json({})),
  http.post('/api/v1/auth/logout', ({ response }) => response(200).json({ message: 'Bye' })),
];
