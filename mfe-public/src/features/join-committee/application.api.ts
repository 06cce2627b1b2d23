import { api, unwrap } from '@plenary/kit/api';
import type { Application } from './application.schema';

type Post = (path: string, init: { body: FormData }) => Parameters<typeof unwrap>[0];

/** POST /committee/apply, multipart. @throws ApiError */
export function apply(application: Application) {
  const body = new FormData();
  for (const [name, value] of Object.entries(application)) if (value) body.set(name, value);
  return unwrap((api.POST as unknown as Post)('/api/v1/committee/apply', { body }));
}
