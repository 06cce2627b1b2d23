export const footerTexts = {
  quickLinks: 'Quick links',
  callForPapers: 'Call for papers',
  schedule: 'Schedule',
  register: 'Register',
  contact: 'Contact',
  where: 'Where',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  showMap: 'Show the map',
  openMap: 'Open the map in a new page',
  mapTitle: 'Map of the venue',
};
