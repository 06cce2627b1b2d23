import { defineTexts } from '@plenary/kit/i18n';
import type { DomainRecord } from './domain.api';

export const texts = defineTexts('admin.email-domain', {
  title: 'Domain',
  lead: 'Emails are sent from {sender}. Mail servers of recipients read these DNS records to decide whether emails really come from you.',
  server: 'The mail server is {server}.',
  local: 'No mail server is set, so emails stay on this machine.',
  checkAgain: 'Check again',
  failed: 'The records could not be checked',
  failedText: 'Please try again.',
  kinds: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' } satisfies Record<
    DomainRecord['kind'],
    string
  >,
  purposes: {
    spf: 'Names the servers that may send emails.',
    dkim: 'Holds the public key that signatures of emails are checked with.',
    dmarc: 'Says what recipients do with emails that are not yours.',
  },
  states: {
    ok: 'Right',
    missing: 'Missing',
    several: 'Several records',
    wrong: 'Wrong',
    unsure: 'Please check',
    off: 'Off',
    unknown: 'Not checked',
  } satisfies Record<DomainRecord['state'], string>,
  advice: {
    missing: 'Add this TXT record at your DNS provider.',
    several: 'Recipients use none of them. Keep one, and delete the others.',
    unsure:
      'The record doesn’t name {needs}. If it allows your mail server in another way, you can keep it. Otherwise, replace it with this one.',
    off: 'Emails aren’t signed here. Set DKIM_SELECTOR and DKIM_KEY_FILE, or sign at the mail server.',
    unknown: 'DNS gave no answer. Check again later.',
  },
  wrongSpf: 'The record allows every server. Replace it with one such as this.',
  wrongDkim: 'The record holds another key. Replace it with this one.',
  wrongDmarc: 'The record has no valid policy. Replace it with one such as this.',
  found: 'Found',
  name: 'Name',
  value: 'Value',
});
