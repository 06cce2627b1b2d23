import { defineTexts } from '../../platform/i18n/define-texts.js';

export const texts = defineTexts('server.review.institutions', {
  thisInstitution: 'This institution',
  removed: 'The institution is removed.',
  nameTaken: 'Another institution has this name.',
  changed: 'Another organiser changed this institution. Reload it and try again.',
  tooMany: 'At most {most, number} institutions. Remove some first.',
  notADomain: '“{typed}” is not a domain. Enter one such as ug.edu.gh.',
  freeProvider: 'Many people have addresses at {domain}. Enter domains of the institution.',
  twice: '{domain} is entered twice.',
  listed: '{domain} belongs to {name} in this list.',
  noColumns: 'The first line must name the columns: name,domains.',
  unreadable: 'This is not a CSV file. Check line {line, number}.',
  tooManyLines: 'At most {most, number} lines.',
  noName: 'The name is missing.',

  noDomains: 'The domains are missing.',
  years: 'The years of {domain} must be such as 2001-2019, from {least} to {most}.',
  nameAgain: 'Line {line, number} has this name.',
  domainAgain: '{domain} is in line {line, number}.',
});
