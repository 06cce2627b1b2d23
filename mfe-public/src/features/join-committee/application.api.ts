import { api, unwrap, uploading, type OnProgress } from '@plenary/kit/api';
import type { Application } from './application.schema';

/** POST /committee/apply, multipart. @throws ApiError */
export function apply(application: Application, onProgress: OnProgress) {
  return unwrap(
    api.POST('/api/v1/committee/apply', {
      fetch: uploading(onProgress),
      // The description of the call knows a file only as a string of bytes.
      body: { ...application, cv: application.cv as unknown as string },
      bodySerializer: (fields) => {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.set(name, value);
        return form;
      },
    }),
  );
}
