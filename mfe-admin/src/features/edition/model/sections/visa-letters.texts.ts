import { defineTexts } from '@plenary/kit/i18n';

export const texts = defineTexts('admin.visa-section', {
  title: 'Invitation letters',
  note: 'Registered people can request an invitation letter for their visa. Their passport data is encrypted and seen only by the officers: accounts with the permission Visa officer, which an owner grants on the page of an account. Each view is recorded.',
  open: 'Let registered people request an invitation letter',
  openHint: 'Until the last day of the conference. Name an officer first: no one else can answer.',
  paymentFirst: 'Only once the registration is paid',
  paymentFirstHint:
    'While this is off, people can request a letter as soon as they are registered.',
  destroyOn: 'Destroy passport data on',
  destroyOnHint:
    'A day after the conference, within a year. Leave blank for 30 days after its last day. People are told the day; a later one does not apply to data that they sent before.',
  hint: 'About embassies and visas',
  hintHint: 'Shown above the form. Leave blank for none.',
  contact: 'Contact in the letter',
  contactHint: 'Whom embassies can ask. Leave blank for the email address of the conference.',
  off: 'Off',
  on: 'On',
  paid: 'On, once paid',
});
