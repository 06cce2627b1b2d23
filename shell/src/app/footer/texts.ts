import { defineTexts } from '@plenary/kit/i18n';

export const footerTexts = defineTexts('shell.footer', {
  quickLinks: 'Quick links',
  callForPapers: 'Call for papers',
  schedule: 'Schedule',
  register: 'Register',
  contact: 'Contact',
  where: 'Where',
  rules: 'Rules',
  privacy: 'Privacy',
  terms: 'Terms',
  refunds: 'Refunds',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  showMap: 'Show the map',
  openMap: 'Open the map on its own site',
  mapTitle: 'Map of the venue',
});
