import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.twoFactor', {
  scan: 'Scan this QR code with an authenticator app on your phone.',
  qrCode: 'QR code for the authenticator app',
  enterKey: 'Can’t scan it? Enter this key in the app:',
  key: 'Key',
  code: 'Authentication code',
  codeHint: 'Enter the 6-digit code from the app.',
  codeIncomplete: 'Enter the 6-digit code.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'The code could not be checked. Please try again.',
  recoveryCodes: 'Recovery codes',
  recoveryLead:
    'Each code lets you log in once without your phone. Store them in a safe place: they are not shown again.',
  copy: 'Copy codes',
  download: 'Download',
  print: 'Print',
  fileName: 'recovery-codes.txt',
});
