import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.conference.scheduled', {
  change: 'This scheduled change',
  day: 'Must be a day, such as 2025-10-05',
  price: 'A price in dollars is required',
  instant: 'Please choose a day and a time.',
  past: 'This time has passed. Please choose a later one.',
  tooLate: 'Please choose a time within the next year.',
  nothing: 'At that time, this changes nothing.',
  noDate: 'The edition does not have this date.',
  notLater: 'The date is {day} by then. Please choose a later day.',
  over: 'This day is over when the change takes effect. Please choose a later day.',
  noPackage: 'The edition does not sell this package.',
  closed: 'This change is no longer scheduled.',
  noAccess: 'The organiser who scheduled it may no longer change this.',
});
