import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import remote from '../remote';
import routes from '../routes';

/** An edition whose optional texts and lists are all empty. */
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

/** Elements that must not be empty; lines filled after hydration are excepted. */
const MUST_HAVE_CONTENT =
  ':is(h2, p, ul, ol, dl, dd, td, figcaption, strong, section, li > small:not([data-zone])):empty:not([hidden] *)';

const pages = routes.routes.filter(({ prerender }) => prerender).map(({ path }) => path);

it.each(pages)('shows no empty elements on %s', async (path) => {
  const { container } = renderRemote({ routes, remote }, { path, edition: unfilled });
  await screen.findByRole('heading', { level: 1 });
  const empty = [...container.querySelectorAll(MUST_HAVE_CONTENT)];
  expect(empty.map((element) => element.outerHTML)).toEqual([]);
});

it('announces lists that are empty', async () => {
  renderRemote({ routes, remote }, { path: '/', edition: unfilled });
  expect(await screen.findByText('Speakers will be announced here.')).toBeVisible();
});

it('detects an empty element', () => {
  const { container } = renderRemote(<p />);
  expect(container.querySelectorAll(MUST_HAVE_CONTENT)).toHaveLength(1);
});
