export const texts = {
  title: 'Meet our Committees',
  note: 'The people who invite, review and receive you.',
  join: 'Join us',
  tabs: 'Committees',
  chair: 'Conference Chair',
  organizing: 'Organizing Committee',
  scientific: 'Scientific Committee',
  profile: 'Profile',
  profileOf: (name: string) => `of ${name}`,
  nobody: 'The members are announced here as soon as they have agreed.',
};
