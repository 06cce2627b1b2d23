import { loadFailure, RemoteFailure } from './remote-failure';

const chunk = (type: string) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type, request: '/a' });

it.each([
  [chunk('timeout'), 'late'],
  [chunk('error'), 'unreachable'],
  [chunk('missing'), 'broken'],
  [chunk('unverified'), 'unreachable'],
  [new TypeError('undefined is not a function'), 'broken'],
  [new RemoteFailure('newer-kit'), 'newer-kit'],
])('%s while loading is told as %s', (error, reason) => {
  expect(loadFailure(error).reason).toBe(reason);
});

it('names the script that has to be refetched', () => {
  expect(loadFailure(chunk('missing')).script).toBe('/a');
});
