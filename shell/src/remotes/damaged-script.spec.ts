import { createHash } from 'node:crypto';
import { http, HttpResponse, server } from '@plenary/kit/testing';
import { alteredFailure } from './damaged-script';
import { trustRegistry } from './integrity';

const sha384 = (text: string) => createHash('sha384').update(text).digest('base64');

let versions = 0;
/** A version that browsers have asked nothing of yet. @returns the address of its entry */
function publish(entry: string, digest = sha384(entry)): string {
  const folder = `/remotes/mfe_public/${(versions += 1)}/`;
  const list = JSON.stringify({ 'entry.js': digest });
  server.use(
    http.untyped.get(`${folder}integrity.json`, () => HttpResponse.text(list)),
    http.untyped.get(`${folder}entry.js`, () =>
      HttpResponse.text(entry, { headers: { 'content-type': 'text/javascript' } }),
    ),
  );
  const remote = { integrity: sha384(list), entry: `${folder}entry.js` };
  trustRegistry({ shell: '1', integrity: '', remotes: { mfe_public: remote } } as never);
  return remote.entry;
}

it('finds nothing altered where only the list of digests was out of reach before', async () => {
  expect(await alteredFailure(publish('export {}'))).toBeUndefined();
});

it('finds a script that has no digest', async () => {
  expect(await alteredFailure(publish('export {}', ''))).toMatchObject({ reason: 'altered' });
});
