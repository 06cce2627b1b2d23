import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import remote from './remote';
import routes from './routes';

/** As organisers may leave it for a while: every text and list that may stay empty is. */
const unfilled = {
  ...sampleEdition,
  dates: sampleEdition.dates.map((date) => ({ ...date, note: '' })),
  topics: sampleEdition.topics.slice(0, 1).map((topic) => ({ ...topic, detail: '' })),
  workflow: [],
  guidelines: [],
  posterGuidelines: [],
  fees: { ...sampleEdition.fees, notes: [] },
  speakers: [],
  partners: [],
  committee: { chair: [], organizing: [], scientific: [] },
  venue: { ...sampleEdition.venue, embedUrl: undefined, text: [], gallery: [] },
  quotation: { ...sampleEdition.quotation, source: '' },
  contact: { ...sampleEdition.contact, whatsapp: '', phone: '', social: [] },
  whoWeAre: { ...sampleEdition.whoWeAre, about: [], mission: [] },
  schedule: sampleEdition.schedule.map((day) => ({
    ...day,
    items: day.items.map((item) => ({ ...item, detail: '' })),
  })),
};

/** But for lines that are filled in the browser, with their room kept. */
const PLACES =
  ':is(h2, p, ul, ol, dl, dd, td, figcaption, strong, section, li > small:not([data-zone])):empty:not([hidden] *)';

const pages = routes.routes.filter(({ prerender }) => prerender).map(({ path }) => path);

test.each(pages)('%s shows no empty place for what is not filled in yet', async (path) => {
  const { container } = renderRemote({ routes, remote }, { path, edition: unfilled });
  await screen.findByRole('heading', { level: 1 });
  const empty = [...container.querySelectorAll(PLACES)];
  expect(empty.map((place) => place.outerHTML)).toEqual([]);
});

test('a list that is to come is announced', async () => {
  renderRemote({ routes, remote }, { path: '/', edition: unfilled });
  expect(await screen.findByText('The speakers are announced here.')).toBeVisible();
});

test('an empty place would be seen', () => {
  const { container } = renderRemote(<p />);
  expect(container.querySelectorAll(PLACES)).toHaveLength(1);
});
