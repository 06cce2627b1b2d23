import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('registration.person', {
  title: 'Title',
  noTitle: '–',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneExample: '+234 800 000 0000',
  organization: 'Organization',
  position: 'Position',
  country: 'Country',
  required: '{field} is required',
  tooLong: '{field} must be at most {max, number} characters',
  correct: 'Correct name or contact data',
  correctTitle: 'Correct your registration',
  correctText:
    'We email the corrected details to {email}. Registrations are not transferable to another person.',
  save: 'Save',
  cancel: 'Cancel',
  failed: 'The details could not be saved. Please try again.',
});
