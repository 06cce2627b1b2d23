import { sampleEdition, screen, userEvent, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

const footer = () => within(screen.getByRole('contentinfo'));

const linkTo = (name: string | RegExp) => footer().getByRole('link', { name }).getAttribute('href');

it('has the quick links, the rules and the current year', () => {
  renderShell({ path: '/' });

  const links = within(footer().getByRole('navigation', { name: 'Quick links' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/call-for-papers', '/schedule', '/conference-register', '/contact']);
  for (const rule of ['Privacy', 'Terms', 'Refunds']) {
    expect(footer().getByRole('link', { name: rule })).toHaveAttribute(
      'href',
      `/${rule.toLowerCase()}`,
    );
  }
  expect(footer().getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible();
});

it('says what the conference is, and how to reach the organisers', () => {
  renderShell({ path: '/' });
  const { footerAbout, contact, venue } = sampleEdition;

  for (const text of [footerAbout, ...contact.addressLines]) {
    expect(footer().getByText(text)).toBeVisible();
  }
  expect(linkTo(contact.email)).toBe(`mailto:${contact.email}`);
  expect(linkTo(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/\d+$/);
  expect(linkTo(/^Phone/)).toMatch(/^tel:\+\d+$/);
  expect(linkTo('Open the map on its own site')).toBe(venue.mapUrl);
});

it('loads the embedded map only when it is pressed', async () => {
  renderShell({ path: '/' });
  expect(screen.queryByTitle('Map of the venue')).toBeNull();

  await userEvent.click(footer().getByRole('button', { name: 'Show the map' }));

  expect(screen.getByTitle('Map of the venue')).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:/),
  );
});
