export const texts = {
  title: 'Schedule',
  note: (zone: string) => `All times are those of ${zone}.`,
  // Short: its room on a phone is one line, kept until script knows the zone.
  yourTime: (zone: string) => `Your time: ${zone}.`,
  empty: 'The programme is published here once the papers are accepted.',
};
