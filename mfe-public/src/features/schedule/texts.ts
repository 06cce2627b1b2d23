export const texts = {
  title: 'Schedule',
  note: (zone: string) => `All times are those of ${zone}.`,
  yourTime: (zone: string) => `Your time (${zone}) stands beside each time.`,
  empty: 'The programme is published here once the papers are accepted.',
};
