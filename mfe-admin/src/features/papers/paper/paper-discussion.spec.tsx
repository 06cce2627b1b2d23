import {
  http,
  people,
  renderRemote,
  screen,
  server,
  userEvent,
  waitFor,
  within,
} from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';

const paper = samplePaper(1, { status: 'under-review' });
const comment = {
  ...{ id: '00000000-0000-4000-8000-000000000901', alias: 1, author: 'Rosa Sample' },
  ...{ isOwn: false, isNew: true, mentionsYou: true, postedAt: '2025-10-12T15:00:00.000Z' },
  text: '@Chair, is it sound?',
  mentions: [{ startsAt: 0, length: 6, isYou: true }],
};

/** @returns posted texts */
function open() {
  servePapers([paper]);
  const sent: string[] = [];
  server.use(
    http.get('/api/v1/admin/papers/{id}/discussion', ({ response }) =>
      response(200).json({
        ...{ isOn: true, isOpen: true, comments: [comment] },
        participants: [
          { key: 'reviewer:1', name: 'Reviewer 1', hint: 'Rosa Sample' },
          { key: 'organiser:1', name: 'Kofi Sample', hint: null },
        ],
      }),
    ),
    http.put('/api/v1/admin/papers/{id}/discussion/read', ({ response }) =>
      response(200).json({ unread: 0 }),
    ),
    http.post('/api/v1/admin/papers/{id}/discussion/comments', async ({ request, response }) => {
      sent.push((await request.json()).text);
      return response(200).json({ id: comment.id });
    }),
  );
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  return sent;
}

const part = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: /^Reviews/ }));
  return within(await screen.findByRole('region', { name: 'Discussion' }));
};

it('marks a new comment that mentions the organiser', async () => {
  open();
  const discussion = await part();
  expect(await discussion.findByText('Mentions you')).toBeVisible();
  expect(discussion.getByText('@Chair (you)')).toBeVisible();
});

it('mentions a reviewer, found by name, under the alias', async () => {
  const sent = open();
  const discussion = await part();
  await userEvent.type(
    await discussion.findByRole('textbox', { name: /New comment/ }),
    '@rosa{Enter}please look.',
  );
  await userEvent.click(discussion.getByRole('button', { name: 'Post comment' }));
  await waitFor(() => expect(sent).toEqual(['@Reviewer 1 please look.']));
});
