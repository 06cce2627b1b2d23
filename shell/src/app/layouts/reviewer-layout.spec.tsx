import { people, screen, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

it.each(['reviewer', 'admin'] as const)(
  'gives a %s the reviewer bar, and no footer',
  async (role) => {
    renderShell({ path: '/reviewers', user: people[role] });

    expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'My reviews' })).toHaveAttribute('aria-current', 'page');
    expect(bar.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
);

it('leaves others in the frame of the site', async () => {
  renderShell({ path: '/reviewers', user: people.plain });

  expect(await screen.findByText(/requires reviewer privileges/)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main', hidden: true })).toBeInTheDocument();
});
