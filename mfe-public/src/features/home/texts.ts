import { defineTexts } from '@plenary/kit/i18n';

/** Texts of the home page (specification, section 2); all others belong to the edition. */
export const texts = defineTexts('public.home', {
  getTickets: 'GET TICKETS',
  submitPaper: 'SUBMIT PAPER',
  mapNote: 'South up, equal area: every place at its true size.',
  facts: 'Key facts',
  fullPaper: 'Full paper deadline',
  anywhereOnEarth: '23:59, Anywhere on Earth',
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
