import { defineTexts } from '@plenary/kit/i18n';

export const logoutTexts = defineTexts('shell.logout', {
  unsentTitle:
    '{count, plural, one {# check-in change on this device is not sent yet} other {# check-in changes on this device are not sent yet}}',
  unsentText:
    '{count, plural, one {Logging out deletes it. Stay logged in until you are online and it is sent, on the check-in page.} other {Logging out deletes them. Stay logged in until you are online and they are sent, on the check-in page.}}',
  logOutAnyway: 'Log out anyway',
  stay: 'Stay logged in',
});
