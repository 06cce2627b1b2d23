import { submittedPaper } from '../../../test/papers.js';
import type { Person } from '../../../test/people.js';
import { assign, FORM_READ, reviewForm } from '../../../test/review-data.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { AddedField } from '../../conference/editions/review-fields.schema.js';
import type { Track } from '../../conference/editions/tracks.schema.js';

const field = (changes: Partial<AddedField> & { id: string }): AddedField => ({
  ...{ label: `Label of ${changes.id}`, help: '', kind: 'text', options: [] },
  ...{ required: false, visibleToAuthors: false },
  ...changes,
});
const SOUNDNESS = field({
  ...{ id: 'soundness', label: 'Soundness', kind: 'scale', options: ['Poor', 'Fair', 'Good'] },
  ...{ required: true, visibleToAuthors: true },
});
const ETHICS = field({ id: 'ethics', label: 'Ethics', maxLength: 20 });
const AWARD = field({ id: 'award', label: 'Award', kind: 'choice', options: ['Yes', 'No'] });
const ALL = [SOUNDNESS, ETHICS, AWARD];

let server: TestApp;
let author: Person;
let chair: Person;
let reviewer: Person;
let paperId: string;
beforeAll(async () => {
  server = await startTestApp();
  author = await server.person('user');
  chair = await server.person('admin');
});
beforeEach(async () => {
  await publish(ALL);
  reviewer = await server.person('reviewer');
  paperId = await submittedPaper(server, author.user.id, { status: 'under-review' });
  await assign(server, reviewer.user.id, paperId, { status: 'accepted' });
});
afterAll(() => server.stop());

const asChair = (method: string, path: string, body?: object) =>
  server.call(method, `/admin/${path}`, { token: chair.token, body });
const asReviewer = (method: string, path = '', body?: object) =>
  server.call(method, `/reviews/papers/${paperId}${path}`, { token: reviewer.token, body });
const read = async () => (await asReviewer('GET')).body;

async function save(reviewFields: AddedField[], tracks?: object[]) {
  const { id } = (await asChair('GET', 'editions')).body.items[0];
  const { revision } = (await asChair('GET', `editions/${id}`)).body;
  return asChair('PATCH', `editions/${id}`, { revision, reviewFields, tracks });
}

/** Also kinds that reviews of other tests answer. */
const publish = (reviewFields: AddedField[], tracks: Track[] = []) =>
  server.dataSource.query(`UPDATE editions SET document = document || $1`, [
    JSON.stringify({ reviewFields, tracks }),
  ]);

async function send(what: 'draft' | 'submit', answers: object, version?: string) {
  const { revision, formVersion } = await read();
  const told = what === 'submit' && { visibleToAuthors: FORM_READ.visibleToAuthors };
  const body = {
    revision,
    formVersion: version ?? formVersion,
    ...told,
    ...reviewForm({ answers }),
  };
  return asReviewer(what === 'draft' ? 'PUT' : 'POST', `/${what}`, body);
}

describe('a client that knows no added fields', () => {
  const submit = async () => {
    const { revision } = await read();
    const { visibleToAuthors } = FORM_READ;
    const form = reviewForm({ answers: undefined });
    return asReviewer('POST', '/submit', { revision, visibleToAuthors, ...form });
  };

  it('submits while there are none', async () => {
    await publish([]);
    expect((await submit()).status).toBe(200);
  });

  it('is told that the form has changed once there are some', async () => {
    expect(await submit()).toMatchObject({ status: 409 });
  });
});

describe('the form of an edition', () => {
  it('accepts scales, texts and choices', async () => {
    expect(await save(ALL)).toMatchObject({
      status: 200,
      body: { document: { reviewFields: ALL } },
    });
  });

  it.each<[string, AddedField[], string]>([
    ['an id twice', [ETHICS, { ...AWARD, id: 'ethics' }], 'reviewFields.1.id'],
    ['a label twice', [ETHICS, { ...AWARD, label: 'Ethics' }], 'reviewFields.1.label'],
    ['a scale with one step', [{ ...SOUNDNESS, options: ['Only'] }], 'reviewFields.0.options'],
    [
      'a scale with 11 steps',
      [{ ...SOUNDNESS, options: Array.from({ length: 11 }, (_, at) => `Step ${at}`) }],
      'reviewFields.0.options',
    ],
    [
      'a choice with an option twice',
      [{ ...AWARD, options: ['a', 'a'] }],
      'reviewFields.0.options',
    ],
    ['a text with options', [{ ...ETHICS, options: ['a', 'b'] }], 'reviewFields.0.options'],
    ['a text of no characters', [{ ...ETHICS, maxLength: 0 }], 'reviewFields.0.maxLength'],
    ['a limit of a choice', [{ ...AWARD, maxLength: 20 }], 'reviewFields.0.maxLength'],
    [
      'more than 20 fields',
      Array.from({ length: 21 }, (_, at) => field({ id: `field-${at}` })),
      'reviewFields',
    ],
  ])('refuses %s', async (_, fields, name) => {
    const { status, body } = await save(fields);
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
  });

  it('is not public', async () => {
    const seen = JSON.stringify((await server.call('GET', '/edition')).body);
    expect(seen).not.toContain('soundness');
  });

  it('keeps the kind of an answered field, also when it was removed in between', async () => {
    await send('submit', { soundness: 2 });
    await publish([]);
    const changed = { ...SOUNDNESS, kind: 'choice' as const };
    expect(await save([ETHICS, changed])).toMatchObject({
      status: 400,
      body: { fields: { 'reviewFields.1.kind': expect.stringMatching(/already answered/) } },
    });
    // Control: a field without answers can change.
    expect(await save([{ ...AWARD, kind: 'scale' }])).toMatchObject({ status: 200 });
  });
});

describe('a review', () => {
  it('is refused with an error per field', async () => {
    const answers = { ethics: 'x'.repeat(21), award: 'Perhaps', gone: 'x' };
    expect(await send('submit', answers)).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        fields: {
          'answers.soundness': 'Please answer: Soundness',
          'answers.ethics': 'Ethics must be at most 20 characters',
          'answers.award': expect.any(String),
          'answers.gone': expect.any(String),
        },
      },
    });
    expect(await send('submit', { soundness: 4 })).toMatchObject({ status: 400 });
    expect(await read()).toMatchObject({ status: 'accepted' });
  });

  it('keeps the fields that it was submitted with', async () => {
    expect((await read()).progress).toMatchObject({ total: 9 });
    expect(await send('submit', { soundness: 3, ethics: ' ', award: 'Yes' })).toMatchObject({
      status: 200,
      body: { form: { answers: { soundness: 3, award: 'Yes' } }, fields: ALL },
    });
    await publish([{ ...SOUNDNESS, label: 'Rigour' }]);
    const later = await read();
    expect(later).toMatchObject({ fields: ALL, isFormChanged: false });
    // Also when it is submitted again.
    expect(await send('submit', { soundness: 1 })).toMatchObject({ status: 200 });
    expect((await read()).fields).toEqual(ALL);

    const { reviewList } = (await asChair('GET', `papers/${paperId}`)).body;
    expect(reviewList[0].added).toEqual([
      {
        ...{ id: 'soundness', label: 'Soundness', answer: 'Poor', step: 1, steps: 3 },
        visibleToAuthors: true,
      },
    ]);
  });

  it('is refused while its reviewer read another version of the form', async () => {
    const { formVersion } = await read();
    await publish([{ ...SOUNDNESS, label: 'Rigour' }]);
    expect(await send('submit', { soundness: 2 }, formVersion)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringMatching(/changed the form/) },
    });
    expect(await send('submit', { soundness: 2 })).toMatchObject({ status: 200 });
  });

  it('is shown to other reviewers with every field, and to authors with theirs', async () => {
    await send('submit', { soundness: 3, ethics: 'Consent?', award: 'No' });
    const other = await server.person('reviewer');
    await assign(server, other.user.id, paperId, { status: 'submitted' });
    await server.dataSource.query(
      `UPDATE editions SET document = document || '{"discussion": {"open": true}, "responses": {"open": true, "wordLimit": 500}}'`,
    );
    const path = `/reviews/papers/${paperId}/discussion`;
    const { body } = await server.call('GET', path, { token: other.token });
    expect(body.discussion.reviews[0].added).toMatchObject([
      { label: 'Soundness', answer: 'Good' },
      { label: 'Ethics', answer: 'Consent?' },
      { label: 'Award', answer: 'No' },
    ]);
    const own = await server.call('GET', `/papers/${paperId}/response`, { token: author.token });
    expect(own.body.reviews[0].added).toEqual([
      { id: 'soundness', label: 'Soundness', answer: 'Good', step: 3, steps: 3 },
    ]);
    expect(JSON.stringify(own.body)).not.toMatch(/Consent|Award/);
  });
});

describe('a draft', () => {
  it('keeps any answers, and those that fit a changed form', async () => {
    expect(await send('draft', { ethics: 'Consent?', award: 'No' })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ isFormChanged: false });
    await publish([SOUNDNESS, { ...AWARD, options: ['Best paper', 'None'] }, ETHICS]);
    expect(await read()).toMatchObject({
      isFormChanged: true,
      form: { answers: { ethics: 'Consent?' } },
    });
    await send('draft', { ethics: 'Consent?', award: 'None' });
    expect(await read()).toMatchObject({ isFormChanged: false });
  });
});

describe('a track with own fields', () => {
  const OWN = field({ id: 'demo', label: 'Does the demo run?' });

  /** The papers of these tests are of this topic. */
  const publishTrack = (reviewForm: Track['reviewForm'], topics = ['Synthetic media']) => {
    const track: Track = {
      id: 'demos',
      name: 'Demos',
      topics,
      limits: {},
      reviewForm,
      reviewFields: [OWN],
    };
    return publish(ALL, [track]);
  };

  it('replaces the form of its papers only, and only while it has chosen to', async () => {
    await publishTrack('conference');
    expect(await read()).toMatchObject({ fields: ALL });
    await publishTrack('own', ['Another topic']);
    expect(await read()).toMatchObject({ fields: ALL });
    await publishTrack('own');
    expect(await read()).toMatchObject({ fields: [OWN], progress: { total: 8 } });
  });

  it('refuses answers to the form of the conference, and keeps its fields in submitted reviews', async () => {
    const { formVersion } = await read();
    await send('draft', { soundness: 2, ethics: 'Consent?' });
    await publishTrack('own');
    expect(await read()).toMatchObject({ isFormChanged: true, form: { answers: {} } });
    expect(await send('submit', { soundness: 2 }, formVersion)).toMatchObject({ status: 409 });
    expect(await send('submit', { soundness: 2 })).toMatchObject({
      status: 400,
      body: { fields: { 'answers.soundness': expect.any(String) } },
    });
    expect(await send('submit', { demo: 'It does.' })).toMatchObject({ status: 200 });
    await publish(ALL);
    expect(await read()).toMatchObject({ fields: [OWN], form: { answers: { demo: 'It does.' } } });
  });

  it('keeps the kind of an answered field of the conference, too', async () => {
    await send('submit', { soundness: 2 });
    await publish([]);
    const changed = { ...SOUNDNESS, kind: 'choice' as const };
    const track = { id: 'demos', name: 'Demos', topics: [], limits: {}, reviewForm: 'own' };
    expect(await save([], [{ ...track, reviewFields: [OWN, changed] }])).toMatchObject({
      status: 400,
      body: {
        fields: { 'tracks.0.reviewFields.1.kind': expect.stringMatching(/already answered/) },
      },
    });
    // Control: the same kind.
    expect(await save([], [{ ...track, reviewFields: [SOUNDNESS] }])).toMatchObject({
      status: 200,
    });
  });
});
