import {
  http,
  HttpResponse,
  people,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import { CONTRACT_VERSION, type FillEntry, type RemoteModule } from '@plenary/kit/remote';
import { useUser, type User } from '@plenary/kit/session';
import { Slot } from '@plenary/kit/slots';
import { useQuery } from '@tanstack/react-query';
import type { PageFailure } from '../../remotes/page-failure';
import { RemoteFailure } from '../../remotes/remote-failure';
import { renderShell, samplePages, sampleRegistry } from '../../testing/render-shell';

const slot = 'paper.end';
const fill: FillEntry = { slot, title: 'Sample card', access: 'reviewer' };

/** Elements that wait to be on the screen. */
let waiting: IntersectionObserverCallback[] = [];

const showAll = () =>
  waiting.forEach((listener) =>
    listener([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
  );

beforeEach(() => {
  waiting = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.untyped.get('/api/v1/open-work', () => HttpResponse.json({ items: [] })));
  window.IntersectionObserver = function (listener: IntersectionObserverCallback) {
    waiting.push(listener);
    return { observe: () => undefined, disconnect: () => undefined };
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

type Load = () => Promise<RemoteModule>;
type Part = (props: { number: number }) => React.ReactNode;

const remoteWith = (Filled: Part): RemoteModule => ({
  contract: CONTRACT_VERSION,
  pages: {},
  fillings: { [slot]: () => Promise.resolve({ default: Filled }) },
});

const Host = () => (
  <>
    <h1 tabIndex={-1}>Home page</h1>
    <p>{useUser()?.role}</p>
    <div data-testid="slot">
      <Slot name={slot} data={{ number: 118 }} />
    </div>
  </>
);

interface Options {
  user?: User;
  /** Of a remote, in place of the one above. */
  fills?: Record<string, FillEntry>;
  isSeen?: boolean;
}

/** The home page offers the slot; each of `remotes` fills it. */
function open(
  remotes: Record<string, Load>,
  { user = people.reviewer, fills = {}, isSeen = true }: Options = {},
) {
  const loads: string[] = [];
  const reports: PageFailure[] = [];
  const host = { ...samplePages, pages: { ...samplePages.pages, '/': pageOf(Host) } };
  const { sample } = sampleRegistry.remotes;
  const filling = Object.keys(remotes).map((name) => [
    name,
    { ...sample, routes: [], fills: [fills[name] ?? fill] },
  ]);
  renderShell({
    path: '/',
    user,
    rights: ['check-in:write'],
    registry: { ...sampleRegistry, remotes: { sample, ...Object.fromEntries(filling) } as never },
    source: {
      load: (name) => {
        if (name !== 'sample') loads.push(name);
        return name === 'sample' ? Promise.resolve(host) : remotes[name]!();
      },
      reset: () => Promise.resolve(),
      report: (failure) => reports.push(failure),
    },
  });
  const seen = async () => {
    await waitFor(() => expect(waiting).not.toHaveLength(0));
    showAll();
  };
  return { loads, reports, shown: isSeen ? seen() : Promise.resolve() };
}

const pageOf = (Page: () => React.ReactNode) => () => Promise.resolve({ default: Page });

const Card: Part = ({ number }) => <p>Card of {number}</p>;
const Throwing: Part = () => {
  throw new Error('this card is broken');
};

it('shows a filling with the data of its slot', async () => {
  await open({ one: () => Promise.resolve(remoteWith(Card)) }).shown;

  expect(await screen.findByText('Card of 118')).toBeVisible();
});

it('gives a filling the session and the queries of the shell', async () => {
  const Own: Part = () => {
    const user = useUser();
    const { data } = useQuery({ queryKey: ['sample'], queryFn: () => 'asked' });
    return <p>{`${user?.id} ${data}`}</p>;
  };
  await open({ one: () => Promise.resolve(remoteWith(Own)) }).shown;

  expect(await screen.findByText(`${people.reviewer.id} asked`)).toBeVisible();
});

it('loads a filling once its place is on the screen', async () => {
  const { loads } = open({ one: () => Promise.resolve(remoteWith(Card)) }, { isSeen: false });
  await waitFor(() => expect(waiting).not.toHaveLength(0));
  expect(loads).toEqual([]);

  showAll();

  expect(await screen.findByText('Card of 118')).toBeVisible();
  expect(loads).toEqual(['one']);
});

it.each([
  ['another role', people.plain, fill],
  ['an administrator without the right', people.admin, { ...fill, right: 'papers:read' } as const],
])('loads nothing for %s', async (_, user, entry) => {
  const load = () => Promise.resolve(remoteWith(Card));
  const fills = { one: entry, control: { ...fill, access: 'user' } as const };
  const { loads, shown } = open({ one: load, control: load }, { user, fills });
  await shown;

  expect(await screen.findByText('Card of 118')).toBeVisible();
  expect(loads).toEqual(['control']);
});

it('is nothing without a filling for this person', async () => {
  const remotes = { one: () => Promise.resolve(remoteWith(Card)) };
  const { loads } = open(remotes, { user: people.plain, isSeen: false });
  await screen.findByText(people.plain.role);

  expect(screen.getByTestId('slot')).toBeEmptyDOMElement();
  expect(loads).toEqual([]);
});

it('keeps the page and the other fillings when a filling throws', async () => {
  const { reports, shown } = open({
    one: () => Promise.resolve(remoteWith(Throwing)),
    two: () => Promise.resolve(remoteWith(Card)),
  });
  await shown;

  expect(
    await screen.findByText('“Sample card” could not be shown.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Home page' })).toBeVisible();
  expect(await screen.findByText('Card of 118')).toBeVisible();
  const [report] = reports;
  expect(reports).toEqual([
    expect.objectContaining({ remote: 'one', path: `slot:${slot}`, reason: 'render' }),
  ]);
  expect(screen.getByText(report?.reference ?? 'none')).toBeVisible();
});

it('retries each filling that does not load on its own', async () => {
  const failingOnce = (text: string): Load =>
    jest
      .fn<Promise<RemoteModule>, []>()
      .mockRejectedValueOnce(new RemoteFailure('unreachable'))
      .mockResolvedValue(remoteWith(() => <p>{text}</p>));
  const { reports, shown } = open({ one: failingOnce('First'), two: failingOnce('Second') });
  await shown;
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));

  const [first] = screen.getAllByRole('status').filter((box) => within(box).queryByRole('button'));
  await userEvent.click(within(first!).getByRole('button', { name: 'Retry' }));

  const card = await screen.findByText('First');
  expect(card.parentElement).toHaveFocus();
  expect(screen.queryByText('Second')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  expect(reports.map(({ remote }) => remote)).toEqual(['one', 'two']);
});
