import { CONTRACT_VERSION, type RouteEntry } from '@plenary/kit/remote';
import type { RemoteSource } from '../remotes/page-store';
import { checkParts, refuseNewerKit } from './check-remote';

const route: RouteEntry = {
  path: '/a',
  title: 'A',
  access: 'public',
  layout: 'public',
  emailGate: 'none',
};
const Page = () => null;

const check = (
  load: () => unknown,
  parts: Parameters<typeof checkParts>[2] = { routes: [route] },
) => checkParts({ load, reset: () => Promise.resolve() } as unknown as RemoteSource, 'one', parts);
const withPage = (page: () => unknown) => () =>
  Promise.resolve({ contract: CONTRACT_VERSION, pages: { '/a': page } });

it('takes a remote whose routes all have a component', async () => {
  await expect(check(withPage(() => Promise.resolve({ default: Page })))).resolves.toBeUndefined();
});

const broken = () => {
  throw new Error('no such thing');
};

it.each([
  ['a remote that throws', broken, 'it throws when it is loaded: no such thing'],
  [
    'a page that throws',
    withPage(broken),
    'its page for /a throws when it is loaded: no such thing',
  ],
  ['a route without a page', () => Promise.resolve({ pages: {} }), 'it has no page for its route'],
  [
    'a page without a component',
    withPage(() => Promise.resolve({})),
    'its page for /a exports no component',
  ],
])('refuses %s', async (_, load, reason) => {
  await expect(check(load)).rejects.toThrow(reason);
});

describe('a filled slot', () => {
  const fills = [{ slot: 'my-papers.end', title: 'A', access: 'user' } as const];
  const filledBy = (fillings?: object) =>
    check(() => Promise.resolve({ pages: {}, fillings }), { routes: [], fills });

  it('has a component', async () => {
    const fillings = { 'my-papers.end': () => Promise.resolve({ default: Page }) };
    await expect(filledBy(fillings)).resolves.toBeUndefined();
  });

  it.each([
    ['none at all', undefined, 'it has no component for the slot my-papers.end'],
    ['one that throws', { 'my-papers.end': broken }, 'its filling of my-papers.end throws'],
    [
      'another value',
      { 'my-papers.end': () => Promise.resolve({ default: 1 }) },
      'its filling of my-papers.end exports no component',
    ],
  ])('is refused with %s', async (_, fillings, reason) => {
    await expect(filledBy(fillings)).rejects.toThrow(reason);
  });
});

describe('what a remote uses of the kit', () => {
  const offered = { '@plenary/kit/ui': { Button: Page } };

  it('may be anything that the shell has', () => {
    expect(() => refuseNewerKit({ '@plenary/kit/ui': ['Button'] }, offered)).not.toThrow();
    expect(() => refuseNewerKit({ '@plenary/kit/ui': true }, offered)).not.toThrow();
  });

  it.each([
    [{ '@plenary/kit/ui': ['Button', 'Rating'] }, 'it uses Rating of @plenary/kit/ui'],
    [{ '@plenary/kit/charts': ['Chart'] }, 'it uses @plenary/kit/charts, which the shell does not'],
  ])('is refused when the shell lacks it', (uses, reason) => {
    expect(() => refuseNewerKit(uses as Record<string, string[]>, offered)).toThrow(reason);
  });

  it('is refused when the build of the shell leaves it out', () => {
    const queries = (name: string) => () => refuseNewerKit({ '@tanstack/react-query': [name] });
    expect(queries('useQuery')).not.toThrow();
    expect(queries('useQueries')).toThrow('it uses useQueries of @tanstack/react-query');
  });
});
