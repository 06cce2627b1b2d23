import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.places', {
  left: '{count, plural, one {# place left} other {# places left}}',
  soldOut: 'Sold out',
  offeredOnly: 'Sold out. Only people with an offered place can register.',
  join: 'Join the waiting list',
  title: 'Join the waiting list',
  text: '{name} is sold out. We email you as soon as a place is free and keep it for you for a limited time.',
  name: 'Your name',
  email: 'Email',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be at most {max} characters',
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email address',
  cancel: 'Cancel',
  failed: 'You could not be added to the waiting list. Please try again.',
});
