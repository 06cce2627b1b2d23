import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the home page (specification, section 2); all others belong to the edition. */
export const texts = defineTexts('public.home', {
  getTickets: 'GET TICKETS',
  submitPaper: 'SUBMIT PAPER',
  closed: 'Closed',
  notOpenYet: 'Not open yet',
  readCall: 'Read the Call for Papers',
  viewSchedule: 'View the schedule',
  getCertificate: 'Get your certificate',
  late: 'A late paper has its own payment date: seven days after its acceptance.',
  mapNote: 'South up, equal area: every place at its true size.',
  facts: 'Key facts',
  fullPaper: 'Full paper deadline',
  passed: 'Passed',
  passedLate: 'Passed; late papers open',
  payBy: 'Register and pay by',
  held: 'Held',
  receipts: 'Receipts',
  ready: 'Ready',
  inRegistration: 'in your registration',
  next: {
    title: 'What you can do now',
    papers: { name: 'Your papers', text: 'Final versions and reviews' },
    registration: { name: 'Your registration', text: 'Receipt and payment details' },
    contact: { name: 'Contact', text: 'Ask for a correction or a document' },
  },
  notification: 'Notification',
  forum: 'Forum',
  // Days and months of the physical and the online forum.
  forumInOneMonth: '{first, number}–{last, number} {month}',
  forumInTwoMonths: '{first} – {last}',
  dayOfMonth: '{day, number} {month}',
  forumDays: 'physical\u00a0{physical}, online\u00a0{online}',
  feesFrom: 'Fees from',
  lowestFee:
    '{category, select, student {student} other {professional}}, {kind, select, publication {publication} other {presentation only}}',
  tabs: 'The conference',
  speakers: 'Speakers',
  venue: 'Venue',
  partners: 'Partners',
  noSpeakers: 'Speakers will be announced here.',
  noPartners: 'Partners will be announced here.',
  // Only the quotation marks are translated.
  quotation: '“{text}”',
  viewOnMap: 'View on Map',
  joinUs: 'Join us',
});
