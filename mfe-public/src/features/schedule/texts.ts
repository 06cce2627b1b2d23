import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('public.schedule', {
  title: 'Schedule',
  note: 'All times are in {city} time.',
  // One short line: its space on phones is reserved until the zone is known.
  yourTime: 'Your time: {city}.',
  otherDay: '{weekday} {time}',
  papers: 'Papers of {title}',
  failed: 'The schedule could not be loaded.',
  empty: 'The programme will be published after papers are accepted.',
});
