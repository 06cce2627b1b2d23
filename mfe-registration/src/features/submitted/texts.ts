export const texts = {
  lead: 'Your accepted papers and posters.',
  newSubmission: 'New submission',
  empty: 'No accepted papers yet',
  emptyText: 'A paper stands here as soon as the committee has accepted it.',
  howTo: 'How to submit',
  nextStep: 'Your next step',
  register: 'Register the paper',
  registerText: 'An accepted paper needs a registration with a publication package.',
};
