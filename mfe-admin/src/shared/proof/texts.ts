import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.proof', {
  title: 'Confirm that it’s you',
  text: 'This action needs your password again, because you entered it some time ago. Your input is kept.',
  submit: 'Continue',
  cancel: 'Cancel',
  failed: 'Something went wrong. Please try again.',
  password: 'Your password',
  missing: 'Password is required',
  code: 'Code of your authenticator app',
  codeHint: 'Only with two-factor authentication.',
});
