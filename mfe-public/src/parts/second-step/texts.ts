/** Texts of setting up an authenticator app, and of the recovery codes. */
export const texts = {
  scan: 'Scan this picture with an authenticator app on your phone.',
  picture: 'QR code for the authenticator app',
  type: 'No camera? Type this key into the app:',
  key: 'Key',
  enter: 'Enter the 6 digits that the app shows.',
  code: 'Code of the app',
  codeIncomplete: 'Enter the 6 digits of the code.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  failed: 'The code could not be checked. Please try again.',
  setUpFailed: 'The setup could not be started. Please try again.',
  codesTitle: 'Recovery codes',
  codesLead:
    'Each of these lets you in once when your phone is not at hand. Keep them where only you find them: they are not shown again.',
  copyCodes: 'Copy codes',
  download: 'Download',
  print: 'Print',
  fileName: 'recovery-codes.txt',
};
