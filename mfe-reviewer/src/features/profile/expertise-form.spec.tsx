import { fireEvent, people, renderRemote, screen, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveExpertise, serveProfile, serveRelations } from '../../testing/sample-profile';

beforeEach(() => void serveRelations());

const open = () =>
  renderRemote({ routes, remote }, { path: '/reviewers/profile', user: people.reviewer });

it('adds pasted publications to the list and saves them with the keywords', async () => {
  serveProfile({ maxLoad: null, topics: [], isPaused: false });
  const sent = serveExpertise({
    keywords: ['radio'],
    publications: [{ title: 'An early paper', abstract: '' }],
  });
  open();
  const paste = await screen.findByLabelText(/^Add publications/);
  await userEvent.type(paste, 'Radio and its machines');
  await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
  expect(await screen.findByText(/1 publication was added to the list\. 1 entry/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove An early paper' }));
  await userEvent.type(screen.getByLabelText(/^Keywords/), ', speech\nspeech');
  await userEvent.click(screen.getByRole('button', { name: 'Save keywords and publications' }));
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent).toEqual([
    {
      keywords: ['radio', 'speech'],
      publications: [{ title: 'Radio and its machines', abstract: 'What they say.' }],
      version: 1,
    },
  ]);
});

const addPublications = async (text: string) => {
  fireEvent.change(await screen.findByLabelText(/^Add publications/), { target: { value: text } });
  await userEvent.click(screen.getByRole('button', { name: 'Add to the list' }));
};

it('says which pasted publications are not added', async () => {
  serveProfile({ maxLoad: null, topics: [], isPaused: false });
  const sample = (n: number) => ({ title: `Paper ${n}`, abstract: '' });
  const publications = Array.from({ length: 98 }, (_, at) => sample(at + 1));
  serveExpertise({ keywords: [], publications });
  open();
  await addPublications('PAPER 1');
  expect(
    await screen.findByText(/^No publication was added to the list\. 1 is in the list already\./),
  ).toBeVisible();
  await addPublications('Twin\ntwin\nSecond\nThird');
  expect(
    await screen.findByText(
      /^2 publications were added to the list\. 1 is in the list already\. 1 was left out: the list has at most 100\./,
    ),
  ).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(100);
});

it('keeps keywords, publications and pasted text over a reload', async () => {
  serveProfile({ maxLoad: null, topics: [], isPaused: false });
  serveExpertise({ keywords: ['radio'], publications: [] });
  const { unmount } = open();
  await addPublications('Radio and its machines');
  await screen.findByText(/^1 publication was added/);
  await userEvent.type(screen.getByLabelText(/^Keywords/), ', speech');
  await userEvent.type(screen.getByLabelText(/^Add publications/), 'Not added yet');
  unmount();
  open();
  expect(await screen.findByLabelText(/^Keywords/)).toHaveValue('radio, speech');
  expect(screen.getByLabelText(/^Add publications/)).toHaveValue('Not added yet');
  expect(screen.getByRole('button', { name: 'Remove Radio and its machines' })).toBeVisible();
});
