/** Texts of the home page (specification, section 2); all others are the edition's. */
export const texts = {
  getTickets: 'GET TICKETS',
  submitPaper: 'SUBMIT PAPER',
  mapNote: 'South up, equal area: every place at its true size.',
  facts: 'In short',
  fullPaper: 'Full paper deadline',
  anywhereOnEarth: '23:59, Anywhere on Earth',
  notification: 'Notification',
  forum: 'Forum',
  forumDays: (physical: string, online: string) =>
    `physical\u00a0${physical}, online\u00a0${online}`,
  feesFrom: 'Fees from',
  cheapest: (category: string, withPublication: boolean) =>
    `${category}, ${withPublication ? 'publication' : 'presentation only'}`,
  tabs: 'The conference',
  speakers: 'Speakers',
  venue: 'Venue',
  partners: 'Partners',
  noSpeakers: 'The speakers are announced here.',
  noPartners: 'The partners are announced here.',
  viewOnMap: 'View on Map',
  joinUs: 'Join us',
};
