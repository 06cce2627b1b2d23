import { people, renderRemote, screen, userEvent, within } from '@plenary/kit/testing';
import remote from '../../../remote';
import routes from '../../../routes';
import { samplePaper } from '../../../testing/sample-papers';
import { servePapers } from '../../../testing/serve-papers';
import type { CameraReady } from './camera-ready.api';

const received: CameraReady = {
  state: 'received',
  revision: 2,
  by: null,
  versionId: '00000000-0000-4000-8000-000000000901',
  version: 3,
  pages: 9,
  maxPages: 8,
  missingFonts: [],
  isAgreed: true,
  authorsNotFound: ['Esi Owusu'],
  toTick: ['pages', 'authors'],
  acts: [],
};

function open(differences: Partial<CameraReady> = {}) {
  const cameraReady = { ...received, ...differences };
  const paper = samplePaper(1, { status: 'accepted', shownStatus: 'accepted', cameraReady });
  const { sent } = servePapers([paper]);
  renderRemote({ routes, remote }, { path: `/admin/papers/${paper.id}`, user: people.admin });
  return sent;
}

it('checks a version once everything that the file does not prove is confirmed, and locks it', async () => {
  const sent = open();
  const points = within(await screen.findByRole('list', { name: 'Check list' }));
  expect(points.getByText('9 pages, at most 8 allowed')).toBeVisible();
  expect(points.getByText('All fonts are embedded')).toBeVisible();
  expect(points.getByText('Not found on the first page: Esi Owusu')).toBeVisible();
  const pages = screen.getByRole('checkbox', { name: 'The number of pages is acceptable' });
  await userEvent.click(pages);
  await userEvent.click(screen.getByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('Please confirm this point')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /authors are those/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as checked' }));
  expect(await screen.findByText('Camera-ready version checked.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Lock' }));
  expect(await screen.findByText('Camera-ready version locked.')).toBeVisible();
  expect(sent).toEqual([
    ['camera-ready', { act: 'check', ticked: ['pages', 'authors'], revision: 2 }],
    ['camera-ready', { act: 'lock', revision: 2 }],
  ]);
});

it('sends a version back with reasons, after saying who is told', async () => {
  const sent = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send back' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Esi Owusu receives the reasons by email/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Reasons'), 'One page too many.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText(/Sent back. The author was notified/)).toBeVisible();
  const body = { act: 'send-back', reasons: 'One page too many.', revision: 2 };
  expect(sent).toEqual([['camera-ready', body]]);
});
