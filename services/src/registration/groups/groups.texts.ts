import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.registration.groups', {
  notFound: 'This group does not exist.',
  invitationInvalid:
    'This link to a group is not valid. Check that it is complete, or ask the person who sent it.',
  notOffered: 'This conference does not offer group registrations at present.',
  closed: 'This group takes no more people. Ask {organization}, or register without the group.',
  full: 'All places of this group are taken. Ask {organization}, or register without the group.',
  otherPackage:
    '{organization} does not pay for this package. Choose another package, or register without the group.',
  changed: 'Someone else changed this group. Please reload.',
  limitBelow:
    '{count, plural, one {# person has} other {# people have}} joined. Choose a higher limit, or remove people first.',
  limit: 'Choose a number of people from 1 to {max}',
  organization: 'Organisation',
  organizationAddress:
    'Write the name of the organisation without addresses of sites or mailboxes, and with a space after a full stop.',
  package: 'This package is not for sale',
  emails: 'Enter 1 to {max} email addresses',
  closesAt: 'Enter a date and time',
  nothingToInvoice: 'Everyone who has joined is on an invoice already.',
  taxFixed:
    'People have joined, so the statement on tax is final. Write to {email} to have it changed.',
  notMember: 'This registration is not in the group any more. Please reload.',
  onInvoice:
    'This registration is on the group’s invoice. Write to {email} to have it cancelled or changed.',
  paidByGroup: 'A group pays for this registration. Its payer gets the invoice.',
  noAccount:
    'No account has this address. Ask the person to sign up on the site and to confirm the address, then try again.',
  notVerified: 'This account has not confirmed its address. Ask the person to confirm it first.',
  joined: 'Paid by the group {reference}.',
  left: 'Not paid by the group {reference} any more.',
});
