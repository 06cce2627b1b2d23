import { screen, userEvent, waitFor, within } from '@plenary/kit/testing';
import type { PageFailure } from '../remotes/page-failure';
import { RemoteFailure } from '../remotes/remote-failure';
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

  expect(screen.getByText('“Home page” could not be shown.', { exact: false })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const heading = await screen.findByRole('heading', { name: 'Home page' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('a page that throws while rendering fails alone', async () => {
  const throwing = () => {
    throw new Error('this page is broken');
  };
  const pages = {
    ...samplePages,
    pages: { ...samplePages.pages, '/': () => Promise.resolve({ default: throwing }) },
  };
  const reports: PageFailure[] = [];
  const { router } = renderShell({
    path: '/',
    source: {
      load: () => Promise.resolve(pages),
      reset: () => Promise.resolve(),
      report: (failure) => reports.push(failure),
    },
  });

  expect(await screen.findByText('It failed while it was being shown.')).toBeVisible();
  const [report] = reports;
  expect(report).toMatchObject({ remote: 'sample', path: '/', reason: 'render', error: 'Error' });
  expect(JSON.stringify(reports)).not.toContain('this page is broken');
  expect(screen.getByText(report?.reference ?? 'none')).toBeVisible();
  await router.navigate('/login');
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
});

it('a remote that is newer than this tab asks for a new page instead of another try', async () => {
  renderShell({
    path: '/',
    source: {
      load: () => Promise.reject(new RemoteFailure('newer-kit')),
      reset: () => Promise.resolve(),
    },
  });

  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(screen.getByText(/this tab is older than it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('an unknown address shows the error page with ways on', async () => {
  renderShell({ path: '/no/such/page' });

  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByText('/no/such/page')).toBeVisible();
  const links = (await screen.findAllByRole('heading', { name: 'Try one of these' }))[0];
  const list = within(links?.parentElement as HTMLElement);
  expect(list.getAllByRole('link')).toHaveLength(6);
  expect(list.getByText('Topics, deadlines, guidelines and fees')).toBeVisible();
  expect(document.title).toMatch(/^Page not found/);
});

it('an address that is nearly right leads to its page', async () => {
  renderShell({ path: '/submitt' });

  const hint = (await screen.findByText(/Did you mean/)).closest('p') as HTMLElement;
  expect(within(hint).getByRole('link', { name: 'Submission' })).toHaveAttribute('href', '/submit');
});
