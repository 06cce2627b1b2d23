import { people, screen, setWindowWidth, userEvent, waitFor, within } from '@plenary/kit/testing';
import { renderShell } from '../../testing/render-shell';

// What only wide screens show is hidden by a media query, which jsdom does not apply.
const hidden = true;

const side = () => screen.findByRole('complementary', { hidden });
const menuButton = () => screen.findByRole('button', { name: 'Menu' });
const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }));

beforeEach(() => setWindowWidth(600));

it('shows the menu that the routes declare, with the current section', async () => {
  renderShell({ path: '/admin/users', user: people.admin });

  const links = within(await side()).getAllByRole('link', { hidden });
  expect(links.map((link) => link.textContent)).toEqual([
    expect.any(String),
    'Dashboard',
    'Users',
    'Back to the site',
  ]);
  expect(within(await side()).getByText('Users')).toHaveAttribute('aria-current', 'page');
  expect(within(await side()).getByText('Dashboard')).not.toHaveAttribute('aria-current');
});

it('names the section in the top bar, and has no footer', async () => {
  renderShell({ path: '/admin/users', user: people.admin });

  expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('Users')).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

it('leads /admin to the dashboard', async () => {
  const { router } = renderShell({ path: '/admin', user: people.admin });

  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/dashboard');
});

it('opens and closes the menu of narrow screens', async () => {
  renderShell({ path: '/admin/users', user: people.admin });
  const button = await menuButton();
  expect(button).toHaveAttribute('aria-expanded', 'false');

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(sections().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes the menu on a choice', async () => {
  const { router } = renderShell({ path: '/admin/users', user: people.admin });
  await userEvent.click(await menuButton());

  await userEvent.click(sections().getByRole('link', { name: 'Dashboard' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus();
});

it('closes the menu when the window grows wide', async () => {
  renderShell({ path: '/admin/users', user: people.admin });
  await userEvent.click(await menuButton());

  setWindowWidth(899);
  expect(await menuButton()).toHaveAttribute('aria-expanded', 'true');
  setWindowWidth(900);
  expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
});

it('closes the menu on Escape, and gives the focus back', async () => {
  renderShell({ path: '/admin/users', user: people.admin });
  await userEvent.click(await menuButton());
  await userEvent.tab();

  await userEvent.keyboard('{Escape}');

  expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
  expect(await menuButton()).toHaveFocus();
});

it('closes the menu on a press elsewhere', async () => {
  renderShell({ path: '/admin/users', user: people.admin });
  await userEvent.click(await menuButton());

  await userEvent.click(await screen.findByRole('heading', { name: 'Users' }));

  expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
});

it('logs out to /login', async () => {
  const { router } = renderShell({ path: '/admin/users', user: people.admin });

  await userEvent.click(within(await side()).getByText('Logout'));

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
});

it('tells a plain user so, in the frame of the site', async () => {
  renderShell({ path: '/admin/users', user: people.plain });

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You do not have permission to access this area. Current role: researcher',
  );
  expect(screen.queryByRole('heading', { name: 'Users' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Main', hidden })).toBeInTheDocument();
});

describe('an administrator with some permissions', () => {
  const finance = { user: people.admin, rights: ['overview:read'] } as const;

  it('finds only what they open in the menu', async () => {
    renderShell({ path: '/admin/dashboard', ...finance });

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(within(await side()).queryByText('Users')).toBeNull();
  });

  it('is refused other pages with the text of the area', async () => {
    renderShell({ path: '/admin/users', ...finance });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to access this area. Current role: admin',
    );
    expect(screen.queryByRole('heading', { name: 'Users' })).toBeNull();
  });

  it('starts with the first page of the menu', async () => {
    const { router } = renderShell({ path: '/admin', ...finance, rights: ['people:read'] });

    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/users');
  });

  it('is led from a dashboard that they do not open to that page', async () => {
    const path = '/admin/dashboard';
    const { router } = renderShell({ path, ...finance, rights: ['people:read'] });

    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/users');
  });
});
