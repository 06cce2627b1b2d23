import { act, render, screen, userEvent } from '../testing';
import {
  createMemoryRouter,
  RouterLink,
  RouterRoot,
  useBlocker,
  useLocation,
  useNavigate,
} from '.';

function Page({ blocks = false }: { blocks?: boolean }) {
  const { pathname, search } = useLocation();
  const blocker = useBlocker(blocks);
  return (
    <>
      <h1>{pathname + search}</h1>
      <RouterLink to="/papers">Papers</RouterLink>
      {blocker.state === 'blocked' && (
        <>
          <button onClick={blocker.proceed}>Leave</button>
          <button onClick={blocker.reset}>Stay</button>
        </>
      )}
    </>
  );
}

function open(content = <Page />, router = createMemoryRouter('/venue')) {
  return { router, ...render(<RouterRoot router={router}>{content}</RouterRoot>) };
}

const heading = () => screen.getByRole('heading').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const follow = () => userEvent.click(screen.getByRole('link'));

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

it('shows the page of a link at its start', async () => {
  const { router } = open();
  await follow();
  expect(heading()).toBe('/papers');
  expect(router.state.historyAction).toBe('PUSH');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

it('leaves the first page, and one that asks for it, where they are scrolled to', async () => {
  const { router } = open();
  await act(() => router.navigate('?page=2', { preventScrollReset: true }));
  expect(heading()).toBe('/venue?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('goes back to where a page was scrolled to', async () => {
  const { router } = open();
  Object.assign(window, { scrollY: 480 });
  await follow();
  await act(() => router.navigate(-1));
  expect(heading()).toBe('/venue');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 480);
});

it('replaces an address, with its state', async () => {
  const { router } = open();
  await act(() => router.navigate('/login', { replace: true, state: { from: '/venue' } }));
  expect(router.state).toMatchObject({
    historyAction: 'REPLACE',
    location: { pathname: '/login', state: { from: '/venue' } },
  });
});

it('gives each page the same function to navigate', async () => {
  const given = new Set<unknown>();
  function Watch() {
    useLocation();
    given.add(useNavigate());
    return <RouterLink to="/papers">Papers</RouterLink>;
  }
  open(<Watch />);
  await follow();
  expect(given.size).toBe(1);
});

describe('with unsaved changes', () => {
  it('stays until the navigation is allowed', async () => {
    open(<Page blocks />);
    await follow();
    expect(heading()).toBe('/venue');
    await press('Stay');
    expect(screen.queryByRole('button')).toBeNull();
    await follow();
    await press('Leave');
    expect(heading()).toBe('/papers');
  });

  it('stays when going back, until it is allowed', async () => {
    const router = createMemoryRouter('/venue');
    await router.navigate('/papers');
    open(<Page blocks />, router);
    await act(() => router.navigate(-1));
    expect(heading()).toBe('/papers');
    await press('Leave');
    expect(heading()).toBe('/venue');
  });
});
