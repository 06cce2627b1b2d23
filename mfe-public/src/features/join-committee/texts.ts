import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the committee application (specification, sections 5 and 8). */
export const texts = defineTexts('public.joinCommittee', {
  title: 'Join the committee',
  note: 'Review papers, chair a session or help run the conference. Apply with your CV.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    country: 'Country',
    affiliation: 'Affiliation',
    affiliationHint: 'Your university, newsroom, company or organisation',
    cv: 'CV',
    cvHint: 'PDF, at most {megabytes, number} MB',
  },
  errors: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    emailInvalid: 'Invalid email address',
    country: 'Country is required',
    affiliation: 'Affiliation is required',
    cv: 'Please upload your CV',
    cvType: 'Please upload a PDF file only',
    cvSize: 'File size should not exceed {megabytes, number}MB',
    failed: 'Failed to submit application. Please try again.',
  },
  submit: 'Submit application',
  sending: 'Sending your application',
  privacy: 'How we use your application',
  received: {
    title: 'Application received',
    text: 'Thank you. We’ll email a confirmation to {email}.',
    next: 'The committee reads every application and replies by email.',
    committees: 'Meet our Committees',
  },
});
