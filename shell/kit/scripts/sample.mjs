// Takes the server's sample edition as the server answers it, for tests and standalone pages.
// `npm run sample -w @plenary/kit` builds the server first; `-- --check` only compares.
import { keep } from './keep.mjs';

const server = new URL('../../../services/dist/conference/editions/', import.meta.url);
const { sampleEdition } = await import(new URL('sample/sample-edition.js', server));
const { sampleFees } = await import(new URL('sample/sample-fees.js', server));
const { presentEdition } = await import(new URL('edition.presenter.js', server));

const edition = presentEdition({
  id: '00000000-0000-4000-8000-000000000000',
  revision: 1,
  document: sampleEdition,
  fees: sampleFees,
  feeRevision: 1,
});
await keep('src/testing/sample-edition.json', JSON.stringify(edition, null, 2));
