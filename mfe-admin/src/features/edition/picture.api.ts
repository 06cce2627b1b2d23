import { api, unwrap } from '@plenary/kit/api';

/** POST /admin/editions/pictures, multipart; answers the picture's address. @throws ApiError */
export function uploadPicture(picture: File) {
  return unwrap(
    api.POST('/api/v1/admin/editions/pictures', {
      // The description of the call knows a file only as a string of bytes.
      body: { picture: picture as unknown as string },
      bodySerializer: () => {
        const form = new FormData();
        form.set('picture', picture);
        return form;
      },
    }),
  );
}
