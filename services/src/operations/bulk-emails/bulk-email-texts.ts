import { problemOfMessage } from '../../messaging/wordings/text-check.js';
import { messageFiller } from '../../messaging/wordings/message-text.js';
import type { Placeholder } from '../../messaging/wordings/placeholders.js';
import { personName } from '../../messaging/templates/email-fields.js';
import type { TextValues } from '../../platform/i18n/wording.js';
import type { Audience } from './audience.schema.js';
import type { AudiencePerson } from './audience.read-model.js';
import { textRefused, texts } from './bulk-emails.errors.js';
import { type Draft, LONGEST_BODY } from './bulk-emails.schema.js';

const text = (name: string): Placeholder => ({ name, type: 'text', options: [] });
const number = (name: string): Placeholder => ({ name, type: 'number', options: [] });

const OF_ALL = ['conference', 'contactEmail', 'siteUrl', 'name', 'firstName', 'lastName'].map(text);

/** A person of several papers gets one email: it lists them. */
const OF_KIND: Record<Audience['kind'], Placeholder[]> = {
  people: [],
  pasted: [],
  papers: [text('papers'), number('paperCount')],
  registrations: [text('packages')],
};

export const placeholdersOf = ({ kind }: Audience): Placeholder[] => [...OF_ALL, ...OF_KIND[kind]];

/** @throws AppError VALIDATION_FAILED with the place of each problem */
export function expectUsable({ subject, body, audience }: Draft): void {
  const placeholders = placeholdersOf(audience);
  const problems = {
    subject: problemOfMessage(subject, placeholders),
    body: problemOfMessage(body, placeholders, LONGEST_BODY),
  };
  const found = Object.entries(problems).filter((each): each is [string, string] => !!each[1]);
  if (found.length > 0) throw textRefused(Object.fromEntries(found));
}

type Named = Pick<AudiencePerson, 'firstName' | 'lastName' | 'papers' | 'packages' | 'paperIds'>;

/** Of one person; those of the conference are added when the email is written. */
export function valuesFor({ firstName, lastName, papers, packages, paperIds }: Named) {
  return {
    firstName: personName.parse(firstName),
    lastName: personName.parse(lastName),
    name: personName.parse(`${firstName} ${lastName}`.trim()),
    papers: papers ?? '',
    paperCount: paperIds.length,
    packages: packages ?? '',
  };
}

export interface Filled {
  subject: string;
  body: string;
}

interface Conference {
  name: string;
  contactEmail: string;
  siteUrl: string;
}

/** @throws Error for texts that `expectUsable` refuses */
export function fillerOf(
  { subject, body }: Pick<Draft, 'subject' | 'body'>,
  { name: conference, contactEmail, siteUrl }: Conference,
): (values: TextValues) => Filled {
  const [fillSubject, fillBody] = [messageFiller(subject), messageFiller(body)];
  return (values) => {
    const all = { ...values, conference, contactEmail, siteUrl };
    return { subject: fillSubject(all), body: fillBody(all) };
  };
}

export const testSubject = (subject: string) => texts.testSubject({ subject });
