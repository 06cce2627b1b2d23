import { api, unwrap, uploading } from '@plenary/kit/api';
import type { Sending } from '@plenary/kit/forms';
import { useMutation } from '@tanstack/react-query';
import type { Application } from './application.schema';

export interface SentApplication {
  application: Application;
  sending: Sending;
}

export function useSubmitApplication() {
  return useMutation({
    mutationFn: ({ application, sending }: SentApplication) =>
      unwrap(
        api.POST('/api/v1/committee/apply', {
          fetch: uploading(sending.progress),
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
