import { api, unwrap } from '../api';
import { useEdition } from '../edition';
import { defineRemote, defineRoutes } from '../remote';
import { useLocation, useNavigate } from '../router';
import { useUser } from '../session';
import { http, HttpResponse, people, renderRemote, sampleEdition, screen, server } from '.';
import { userEvent, waitFor } from '.';

function Page() {
  const user = useUser();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{user ? user.email : 'No session'}</p>
      <p>{useEdition().name}</p>
      <p>{`${location.pathname}${location.search} ${JSON.stringify(location.state)}`}</p>
      <button onClick={() => void navigate('/login')}>Login</button>
      <button onClick={() => void unwrap(api.POST('/api/v1/auth/logout')).catch(() => undefined)}>
        Call
      </button>
    </>
  );
}

const routes = defineRoutes('mfe_sample', [
  { path: '/papers/:id', title: 'Paper', access: 'user', layout: 'public', emailGate: 'none' },
]);
const remote = defineRemote({ '/papers/:id': () => Promise.resolve({ default: Page }) });

it('renders a page with the providers of the shell', async () => {
  renderRemote(<Page />, { path: '/venue?map=1', state: { from: '/' }, user: people.admin });
  expect(await screen.findByText('ada@example.org')).toBeVisible();
  expect(screen.getByText(sampleEdition.name)).toBeVisible();
  expect(screen.getByText('/venue?map=1 {"from":"/"}')).toBeVisible();
});

it('renders a remote by its routes and shows the address', async () => {
  const { router } = renderRemote({ routes, remote }, { path: '/papers/7' });
  expect(await screen.findByText('No session')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(router.state.location.pathname).toBe('/login');
});

it('throws for a route without a page', () => {
  const content = { routes, remote: defineRemote({}) };
  expect(() => renderRemote(content)).toThrow('The remote has no page for /papers/:id');
});

it('navigates to /login when the session is lost', async () => {
  server.use(http.untyped.post('*/auth/logout', () => new HttpResponse(null, { status: 401 })));
  const { router } = renderRemote(<Page />, { user: people.plain });
  await userEvent.click(await screen.findByRole('button', { name: 'Call' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
