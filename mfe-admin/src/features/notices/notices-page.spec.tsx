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
import remote from '../../remote';
import routes from '../../routes';
import { serveNotices } from '../../testing/sample-notices';

const open = () => renderRemote({ routes, remote }, { path: '/admin/notices', user: people.admin });
const group = async (name: string) => within(await screen.findByRole('radiogroup', { name }));

it('saves each choice at once, by keyboard as well', async () => {
  const sent = serveNotices();
  open();
  const submissions = await group('Paper submitted');
  expect(submissions.getByRole('radio', { name: 'Daily digest' })).toBeChecked();
  await userEvent.click(submissions.getByRole('radio', { name: 'At once' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() =>
    expect(sent.map(({ choice }) => choice)).toEqual(['at-once', 'daily', 'never']),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(submissions.getByRole('radio', { name: 'Never' })).toBeChecked();
});

it('returns to the saved choice and says why when it can’t be saved', async () => {
  serveNotices();
  server.use(
    http.put('/api/v1/admin/notices/{kind}', ({ response }) =>
      response('default').json(
        {
          statusCode: 500,
          code: 'INTERNAL',
          message: 'Something went wrong.',
          requestId: 'sample',
        },
        { status: 500 },
      ),
    ),
  );
  open();
  const enquiries = await group('New enquiry');
  await userEvent.click(enquiries.getByRole('radio', { name: 'At once' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await waitFor(() => expect(enquiries.getByRole('radio', { name: 'Never' })).toBeChecked());
});
