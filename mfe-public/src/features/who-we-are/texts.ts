export const texts = {
  title: 'Who We Are',
  welcome: 'Global South voices',
  about: 'About',
  vision: 'Vision',
  mission: 'Mission',
  committees: 'Meet our Committees',
  next: 'Meet us',
  contact: 'Contact',
};
