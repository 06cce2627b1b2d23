import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.pictures', {
  remove: 'Remove picture',
  hint: 'JPEG, PNG, WebP or AVIF, at most 10 MB. Metadata is stripped.',
  sending: 'Uploading…',
  failed: 'The picture could not be uploaded. Please try again.',
});
