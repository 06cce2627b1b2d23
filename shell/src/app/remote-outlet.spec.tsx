import { screen, userEvent } from '@plenary/kit/testing';
import { renderShell, samplePages } from '../testing/render-shell';

/** A remote that fails until it was reset. */
function failingOnce() {
  let isMended = false;
  return {
    load: () =>
      isMended ? Promise.resolve(samplePages) : Promise.reject(new Error('the entry is missing')),
    reset: () => {
      isMended = true;
      return Promise.resolve();
    },
  };
}

beforeEach(() => {
  // React reports each failure that a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a remote that does not load leaves header and footer, and recovers by Retry', async () => {
  renderShell({ path: '/', source: failingOnce() });

  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeVisible();
});

it('a page that throws while rendering fails alone', async () => {
  const throwing = () => {
    throw new Error('this page is broken');
  };
  const pages = {
    ...samplePages,
    pages: { ...samplePages.pages, '/': () => Promise.resolve({ default: throwing }) },
  };
  const { router } = renderShell({
    path: '/',
    source: { load: () => Promise.resolve(pages), reset: () => Promise.resolve() },
  });

  expect(await screen.findByText(/this page is broken/)).toBeVisible();
  await router.navigate('/login');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

it('an unknown address shows the error page with ways on', async () => {
  renderShell({ path: '/no/such/page' });

  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText(/There is no page at this address/)).toBeVisible();
  expect(document.title).toMatch(/^Page not found/);
});
