/** What the calls of this module say when they succeed. */
export const texts = {
  ownErased: 'Your account and your data are deleted.',
  personErased: 'The account and the data of this person are deleted.',
};
