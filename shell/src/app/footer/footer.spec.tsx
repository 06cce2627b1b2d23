import { screen, userEvent, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

const footer = () => within(screen.getByRole('contentinfo'));

it('has the quick links, the contact and the current year', () => {
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
  expect(footer().getByText(/WhatsApp/)).toBeVisible();
  expect(footer().getByText(/Phone/)).toBeVisible();
  expect(footer().getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeVisible();
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
