import { people, renderRemote, screen } from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveStats } from '../../testing/sample-stats';

const open = () => renderRemote({ routes, remote }, { path: '/admin/papers', user: people.admin });

it('says so when there are no papers', async () => {
  serveStats({ total: 0, pending: 0, accepted: 0, rejected: 0 });
  open();

  expect(await screen.findByText('No papers have been submitted yet')).toBeVisible();
});

it('counts the papers that are in', async () => {
  serveStats();
  open();

  expect(await screen.findByText('9 papers are in')).toBeVisible();
  expect(screen.getByText('Pending').nextSibling).toHaveTextContent('4');
});
