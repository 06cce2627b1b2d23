/** What a message may be about, as the specification names them. */
export const CONTACT_CATEGORIES = [
  'General Inquiry',
  'Paper Submission',
  'Registration',
  'Technical Support',
  'Sponsorship',
  'Media',
] as const;
