import { defineTexts } from '../i18n';

export const texts = defineTexts('kit.forms', {
  needsScript: 'This form needs JavaScript.',
  optional: '(optional)',
  show: 'Show {label}',
  hide: 'Hide {label}',
  chooseOption: 'Choose',
  chooseCountry: 'Choose a country',
  chooseFile: 'Choose a file',
  chooseAnotherFile: 'Choose another file',
  phoneStored: 'We save this number as {number}.',
  phoneUnknown:
    'We don’t recognise this number. Check it, or start with the country code, for example +234. You can save it as it is.',
  remove: 'Remove {name}',
  sent: '{percent}\u00a0% sent',
  sentOf: '{percent}\u00a0% sent: {amount}',
  ofKilobytes: '{sent, number} of {total, number} KB',
  ofMegabytes: '{sent, number} of {total, number} MB',
  kilobytesPerSecond: '{size, number} KB/s',
  megabytesPerSecond: '{size, number} MB/s',
  speedAndTime: '{speed}, {time}',
  minuteLeft: 'less than a minute left',
  minutesLeft: 'about {count, number} min left',
  hoursLeft: 'about {count, number} h left',
  waiting: 'Waiting for the connection. {amount} are sent.',
  paused: 'Paused. {amount} are sent.',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  checking: 'Upload complete. Waiting for the server.',
  toCorrect:
    '{count, plural, =1 {One thing} =2 {Two things} =3 {Three things} =4 {Four things} =5 {Five things} =6 {Six things} =7 {Seven things} =8 {Eight things} =9 {Nine things} other {# things}} to correct',
});
