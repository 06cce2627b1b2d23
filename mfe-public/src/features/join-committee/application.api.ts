import { api, unwrap, uploading, type OnProgress } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';
import type { Application } from './application.schema';

/** @param onProgress receives the share that has been sent, from 0 to 1 */
export function useSubmitApplication(onProgress: OnProgress) {
  return useMutation({
    mutationFn: (application: Application) =>
      unwrap(
        api.POST('/api/v1/committee/apply', {
          fetch: uploading(onProgress),
          // OpenAPI describes a file as a string.
          body: { ...application, cv: application.cv as unknown as string },
          bodySerializer: (fields) => {
            const form = new FormData();
            for (const [name, value] of Object.entries(fields)) form.set(name, value);
            return form;
          },
        }),
      ),
  });
}
