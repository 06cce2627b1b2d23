import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedModules } from './shared-modules';

it('shares while prerendering exactly what shared-requests.mjs shares in the browser', () => {
  const source = readFileSync(path.join(__dirname, '../../shared-requests.mjs'), 'utf8');
  const lists = [...source.matchAll(/^(?:export )?const (?:react|core|onDemand) = \[([^\]]*)\]/gm)];
  const names = lists.flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map((m) => m[1]));

  expect(Object.keys(sharedModules).sort()).toEqual(names.sort());
});
