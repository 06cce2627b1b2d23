import { loadFailure, RemoteFailure } from './remote-failure';

const chunk = (type: string) =>
  Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError', type, request: '/a' });

it.each([
  [chunk('timeout'), 'late'],
  [chunk('error'), 'unreachable'],
  [chunk('missing'), 'broken'],
  [new Error('RUNTIME-008 ScriptNetworkError: Script "/a" timed out.'), 'late'],
  [new Error('RUNTIME-008 ScriptNetworkError: Failed to load script "/a"'), 'unreachable'],
  [new Error('ScriptExecutionError: Script "/a" loaded but threw'), 'broken'],
  [new TypeError('undefined is not a function'), 'broken'],
  [new RemoteFailure('newer-kit'), 'newer-kit'],
])('%s while loading is told as %s', (error, reason) => {
  expect(loadFailure(error).reason).toBe(reason);
});

it('names the script that has to be refetched', () => {
  expect(loadFailure(chunk('missing')).script).toBe('/a');
});
