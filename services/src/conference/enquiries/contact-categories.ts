export const CONTACT_CATEGORIES = [
  'General Inquiry',
  'Paper Submission',
  'Registration',
  'Technical Support',
  'Sponsorship',
  'Media',
] as const;
