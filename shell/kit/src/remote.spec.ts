import { CONTRACT_VERSION, defineRemote, defineRoutes } from './remote';

it('names the contract of a remote and its routes', () => {
  const load = () => Promise.resolve({ default: () => null });
  expect(defineRemote({ '/venue': load })).toEqual({
    contract: CONTRACT_VERSION,
    pages: { '/venue': load },
  });
  expect(defineRoutes('mfe_public', [])).toEqual({
    contract: CONTRACT_VERSION,
    needs: '3.0',
    name: 'mfe_public',
    routes: [],
  });
  expect(defineRoutes('mfe_public', [], { needs: '2.7' }).needs).toBe('2.7');
});

it('keeps routes as data: the shell reads routes.json', () => {
  const routes = defineRoutes('mfe_public', [
    { path: '/venue', title: 'Venue', access: 'public', layout: 'public', emailGate: 'warning' },
  ]);
  expect(JSON.parse(JSON.stringify(routes))).toEqual(routes);
});

it('keeps the slots that a remote fills as data', () => {
  const fills = [{ slot: 'my-papers.end', title: 'Venue', access: 'user' } as const];
  const routes = defineRoutes('mfe_public', [], { fills });
  expect(JSON.parse(JSON.stringify(routes))).toEqual({ ...routes, fills });
});
