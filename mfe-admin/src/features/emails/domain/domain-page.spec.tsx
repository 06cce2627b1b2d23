import type { components } from '@plenary/kit/api';
import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';

type Domain = components['schemas']['EmailDomain'];

const missing: Domain = {
  domain: 'conference.example',
  sender: 'office@conference.example',
  envelopeDomain: 'conference.example',
  server: 'smtp.mail.example',
  records: [
    {
      ...{ kind: 'spf', state: 'missing', name: 'conference.example', found: [], needs: null },
      expected: 'v=spf1 a:smtp.mail.example ~all',
    },
    { kind: 'dkim', state: 'off', name: null, found: [], expected: null, needs: null },
    {
      ...{ kind: 'dmarc', state: 'ok', name: '_dmarc.conference.example', needs: null },
      ...{ found: ['v=DMARC1; p=reject'], expected: null },
    },
  ],
};

const open = () =>
  renderRemote({ routes, remote }, { path: '/admin/mail/domain', user: people.admin });

it('shows what each record lacks, copies the one to add, and checks again', async () => {
  let domain = missing;
  server.use(http.get('/api/v1/admin/email-domain', ({ response }) => response(200).json(domain)));
  const copied: string[] = [];
  const user = userEvent.setup();
  open();
  const spf = within(await screen.findByRole('region', { name: 'SPF' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  expect(spf.getByText('Missing')).toBeVisible();
  expect(spf.getByText('v=spf1 a:smtp.mail.example ~all')).toBeVisible();
  for (const name of ['Name', 'Value']) {
    await user.click(spf.getByRole('button', { name: new RegExp(`SPF: ${name}`) }));
  }
  expect(copied).toEqual(['conference.example', 'v=spf1 a:smtp.mail.example ~all']);
  const dkim = within(screen.getByRole('region', { name: 'DKIM' }));
  expect(dkim.getByText(/Set DKIM_SELECTOR and DKIM_KEY_FILE/)).toBeVisible();
  const dmarc = within(screen.getByRole('region', { name: 'DMARC' }));
  expect(dmarc.getByText('Right')).toBeVisible();
  expect(dmarc.queryByRole('button')).not.toBeInTheDocument();

  const [, ...others] = missing.records;
  const right = { ...missing.records[0]!, state: 'ok' as const, expected: null };
  domain = { ...missing, records: [right, ...others] };
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await spf.findByText('Right')).toBeVisible();
});
