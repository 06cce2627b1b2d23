import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.presentation', {
  title: 'Your presentation',
  day: 'Day',
  time: 'Time',
  from: 'From {time}',
  between: '{start}–{end}',
  place: 'Place',
  session: 'Session',
  zone: 'In {city} time.',
  schedule: 'Open the schedule',
});
