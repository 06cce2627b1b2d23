import { reviewsOf, submittedPaper } from '../../../test/papers.js';
import { permit, type Person } from '../../../test/people.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { Track } from '../../conference/editions/tracks.schema.js';

const track = (changes: Partial<Track> & { id: string }): Track => ({
  ...{ name: `Track ${changes.id}`, topics: [], limits: {} },
  ...{ reviewForm: 'conference' as const, reviewFields: [] },
  ...changes,
});

/** Of the sample edition. */
const [MEDIA, LANGUAGES] = ['Synthetic media', 'Low-resource languages'];
const MEDIA_TRACK = track({ id: 'media', name: 'Media', topics: [MEDIA] });
const LANGUAGES_TRACK = track({ id: 'languages', name: 'Languages', topics: [LANGUAGES] });

let server: TestApp;
let owner: Person;
let author: Person;
let reviewer: Person;
/** Of the two topics, under review. */
let [media, languages] = ['', ''];
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.person('admin');
  author = await server.person('user');
  reviewer = await server.person('reviewer');
  await server.dataSource.query(`UPDATE users SET email = 'at@institution.example' WHERE id = $1`, [
    reviewer.user.id,
  ]);
});
beforeEach(async () => {
  await publish([MEDIA_TRACK, LANGUAGES_TRACK]);
  // Those of earlier tests.
  await server.dataSource.query(`UPDATE papers SET topic = 'Earlier', status = 'withdrawn'`);
  const status = 'under-review' as const;
  media = await submittedPaper(server, author.user.id, { status, topic: MEDIA });
  languages = await submittedPaper(server, author.user.id, { status, topic: LANGUAGES });
});
afterAll(() => server.stop());

const call = (method: string, path: string, body?: object, { token } = owner) =>
  server.call(method, `/admin/${path}`, { token, body });
const publish = (tracks: Track[]) =>
  server.dataSource.query(`UPDATE editions SET document = jsonb_set(document, '{tracks}', $1)`, [
    JSON.stringify(tracks),
  ]);
const idsOf = ({ body }: Awaited<ReturnType<typeof call>>) =>
  (body.items as { id: string }[]).map(({ id }) => id);

async function save(tracks: Track[], by = owner) {
  const { id } = (await call('GET', 'editions')).body.items[0];
  const { revision } = (await call('GET', `editions/${id}`)).body;
  return call('PATCH', `editions/${id}`, { revision, tracks }, by);
}

describe('the dashboard', () => {
  const tracksOf = async (by: Person) =>
    (await call('GET', 'dashboard/progress', undefined, by)).body.tracks;

  it('counts the papers of each track, of a track chair only theirs', async () => {
    const none = { pending: 0, accepted: 0, rejected: 0 };
    const status = 'accepted' as const;
    await submittedPaper(server, author.user.id, { status, topic: LANGUAGES });
    const ofLanguages = { ...none, id: 'languages', name: 'Languages', pending: 1, accepted: 1 };
    expect(await tracksOf(owner)).toEqual([
      { ...none, id: 'media', name: 'Media', pending: 1 },
      ofLanguages,
    ]);
    const chair = await server.person('admin');
    await permit(server, chair, ['track-chair'], LANGUAGES);
    expect(await tracksOf(chair)).toEqual([ofLanguages]);
    await publish([]);
    expect(await tracksOf(owner)).toEqual([]);
  });
});

describe('the tracks of an edition', () => {
  it('are public without their forms and days, and left out while there are none', async () => {
    const limits = { reviewersInvited: 4, reviewsNeeded: 3, reviewDays: 7 };
    const field = { id: 'ethics', label: 'Ethics', help: '', kind: 'text' as const, options: [] };
    const reviewFields = [{ ...field, required: false, visibleToAuthors: false }];
    const saved = await save([{ ...MEDIA_TRACK, limits, reviewForm: 'own', reviewFields }]);
    expect(saved.status).toBe(200);
    const { id, name, topics } = MEDIA_TRACK;
    const { body } = await server.call('GET', '/edition');
    expect(body.tracks).toEqual([
      { id, name, topics, limits: { reviewersInvited: 4, reviewsNeeded: 3 } },
    ]);
    await save([]);
    expect((await server.call('GET', '/edition')).body).not.toHaveProperty('tracks');
  });

  it.each<[string, Track[], string]>([
    ['an id twice', [MEDIA_TRACK, { ...LANGUAGES_TRACK, id: 'media' }], 'tracks.1.id'],
    ['a name twice', [MEDIA_TRACK, { ...LANGUAGES_TRACK, name: 'media' }], 'tracks.1.name'],
    [
      'a topic in two tracks',
      [MEDIA_TRACK, track({ id: 'b', topics: [MEDIA] })],
      'tracks.1.topics',
    ],
    [
      'too many days',
      [track({ id: 'a', limits: { reviewDays: 61 } })],
      'tracks.0.limits.reviewDays',
    ],
    [
      'more reviews than reviewers of the conference',
      [track({ id: 'a', limits: { reviewsNeeded: 4 } })],
      'tracks.0.limits.reviewsNeeded',
    ],
    [
      'a wrong field',
      [
        track({
          id: 'a',
          reviewFields: [
            {
              ...{ id: 'ethics', label: 'Ethics', help: '', kind: 'scale', options: ['One'] },
              ...{ required: false, visibleToAuthors: false },
            },
          ],
        }),
      ],
      'tracks.0.reviewFields.0.options',
    ],
  ])('refuse %s', async (_, tracks, field) => {
    const { status, body } = await save(tracks);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('belong to chairs, not to editors of the site or track chairs', async () => {
    const person = await server.person('admin');
    for (const [permission, status] of [
      ['site-editor', 403],
      ['track-chair', 403],
      ['chair', 200],
    ] as const) {
      await permit(server, person, [permission]);
      expect((await save([MEDIA_TRACK], person)).status).toBe(status);
    }
  });
});

describe('the list of papers', () => {
  it('is filtered by track, whose topics can change', async () => {
    const inMedia = () => call('GET', 'papers?track=media');
    expect(idsOf(await inMedia())).toEqual([media]);
    await publish([{ ...MEDIA_TRACK, topics: [MEDIA, LANGUAGES] }]);
    expect(idsOf(await inMedia()).sort()).toEqual([media, languages].sort());
    expect(idsOf(await call('GET', 'papers?track=gone'))).toEqual([]);
  });

  it('is exported with the track, and without the column while there are none', async () => {
    const columns = async () => {
      const { body } = await server.call('GET', '/downloads/columns/papers', owner);
      return JSON.stringify(body);
    };
    expect(await columns()).toContain('"Track"');
    await publish([]);
    expect(await columns()).not.toContain('"Track"');
  });
});

describe('the limits of a track', () => {
  beforeEach(() =>
    publish([
      { ...MEDIA_TRACK, limits: { reviewersInvited: 1, reviewsNeeded: 1, reviewDays: 3 } },
      LANGUAGES_TRACK,
    ]),
  );

  it('decide how many reviewers a proposal looks for', async () => {
    const { body } = await call('POST', 'papers/proposal', {});
    const wanted = (body.items as { id: string; wanted: number }[]).map(
      ({ id, wanted }) => [id, wanted] as const,
    );
    expect(Object.fromEntries(wanted)).toEqual({ [media]: 1, [languages]: 3 });
  });

  it('decide how many reviews a decision needs, and which papers lack some', async () => {
    for (const id of [media, languages]) await reviewsOf(server, id, [reviewer.user.id]);
    expect(idsOf(await call('GET', 'papers?reviewsMissing=true'))).toEqual([languages]);
    expect(idsOf(await call('GET', 'papers?needs=decision'))).toEqual([media]);
    const decision = { revision: 1, decision: 'accepted' };
    const decide = (id: string) => call('POST', `papers/${id}/decision`, decision);
    expect(await decide(languages)).toMatchObject({ status: 409 });
    expect(await decide(media)).toMatchObject({ status: 200 });
  });

  it('decide how long a reviewer has', async () => {
    const days = async (id: string) => {
      await call('POST', `papers/${id}/assignments`, { reviewerId: reviewer.user.id });
      const [review] = (await call('GET', `papers/${id}`)).body.reviewList;
      const length = Date.parse(review.dueAt) - Date.parse(review.createdAt);
      return Math.floor(length / 86_400_000);
    };
    expect([await days(media), await days(languages)]).toEqual([3, 14]);
  });
});

describe('a track chair of a track', () => {
  let chair: Person;
  beforeEach(async () => {
    chair = await server.person('admin');
    await permit(server, chair, []);
  });

  const grant = (grant: { topics?: string[]; tracks?: string[] }, permission = 'track-chair') =>
    call('PUT', `users/${chair.user.id}/permissions/${permission}`, { expiresAt: null, ...grant });
  const note = async (id: string) =>
    (await call('POST', `papers/${id}/notes`, { text: 'Looks sound.' }, chair)).status;
  const seen = async () => idsOf(await call('GET', 'papers', undefined, chair));

  it('acts on papers of the track only', async () => {
    expect(await grant({ tracks: ['media'] })).toMatchObject({
      status: 200,
      body: { permissions: [{ permission: 'track-chair', topics: [], tracks: ['media'] }] },
    });
    expect(await seen()).toEqual([media]);
    expect([await note(media), await note(languages)]).toEqual([200, 404]);
    // The control: the right to the other track.
    await grant({ tracks: ['languages'] });
    expect([await note(media), await note(languages)]).toEqual([404, 200]);
  });

  it('loses a topic that moves to another track, and keeps single ones', async () => {
    await grant({ tracks: ['media'] });
    await publish([
      { ...LANGUAGES_TRACK, topics: [LANGUAGES, MEDIA] },
      { ...MEDIA_TRACK, topics: [] },
    ]);
    expect(await seen()).toEqual([]);
    expect(await note(media)).toBe(404);
    await grant({ tracks: ['languages'] });
    expect((await seen()).sort()).toEqual([media, languages].sort());

    await grant({ tracks: ['media'], topics: [LANGUAGES] });
    expect(await seen()).toEqual([languages]);
  });

  it('sees nothing once the track is removed', async () => {
    await grant({ tracks: ['media'] });
    await publish([]);
    expect(await seen()).toEqual([]);
  });

  it('has at least a track or a topic, and no other permission has one', async () => {
    expect((await grant({})).status).toBe(400);
    expect((await grant({ tracks: ['media'] }, 'chair')).status).toBe(400);
  });
});
