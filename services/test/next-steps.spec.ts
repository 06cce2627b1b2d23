import '../src/papers/papers.emails.js';
import '../src/review/review.emails.js';
import '../src/registration/registration.emails.js';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateOf } from '../src/messaging/templates/email-template.js';
import { renderEmail } from '../src/messaging/templates/rendered-email.js';

/** Other people than authors and payers receive them. */
const TO_OTHERS = /^(review-|reviewer-|authorship-denied-for-organisers$)/;

/** Emails to authors and payers without a next step. */
const WITHOUT: Record<string, string> = {
  'paper-withdrawn': 'the author ended the paper',
  'registration-cancelled': 'the registration has ended',
  'payment-refunded': 'the registration has ended, or the surplus is paid back',
  'registration-corrected': 'confirms what the registrant did',
};

const edition = {
  name: 'Conference',
  siteUrl: 'https://conference.example',
  contactEmail: 'office@conference.example',
};

const TEMPLATE = /emailTemplate\(\{\s*kind: '([\w-]+)'/g;

/** Of the rooms that write to authors and payers. */
const toAuthors = ['papers', 'review', 'registration']
  .flatMap((room) => {
    const folder = join(__dirname, '../src', room);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.emails?\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  })
  .flatMap((text) => Array.from(text.matchAll(TEMPLATE), ([, kind = '']) => kind))
  .filter((kind) => !TO_OTHERS.test(kind));

describe('an email to authors', () => {
  it('is found in each room', () => {
    expect(toAuthors).toEqual(
      expect.arrayContaining(['paper-received', 'paper-decision', 'registration-received']),
    );
    expect(toAuthors).toEqual(expect.arrayContaining(Object.keys(WITHOUT)));
  });

  it.each(toAuthors)('says the next step in one sentence, or needs none: %s', (kind) => {
    const template = templateOf(kind);
    const { text } = renderEmail(template, template.sample(edition.siteUrl), edition);
    const steps = text.match(/^Next step: \S.*$/gm) ?? [];
    expect(steps).toHaveLength(kind in WITHOUT ? 0 : 1);
  });
});
