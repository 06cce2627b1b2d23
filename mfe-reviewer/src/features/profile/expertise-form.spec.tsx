import { people, renderRemote, screen, userEvent } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveExpertise, serveProfile } from '../../testing/sample-profile';

it('adds pasted publications to the list and saves them with the keywords', async () => {
  serveProfile({ maxLoad: null, topics: [], isPaused: false });
  const sent = serveExpertise({
    keywords: ['radio'],
    publications: [{ title: 'An early paper', abstract: '' }],
  });
  renderRemote({ routes, remote }, { path: '/reviewers/profile', user: people.reviewer });
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
