import { api, unwrap } from '@plenary/kit/api';
import { useMutation } from '@tanstack/react-query';

export function useUploadPicture() {
  return useMutation({
    mutationFn: (picture: File) =>
      unwrap(
        api.POST('/api/v1/admin/editions/pictures', {
          // The schema describes a file as a string of bytes.
          body: { picture: picture as unknown as string },
          bodySerializer: () => {
            const form = new FormData();
            form.set('picture', picture);
            return form;
          },
        }),
      ),
  });
}
