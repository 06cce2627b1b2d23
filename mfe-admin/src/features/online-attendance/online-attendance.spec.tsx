import {
  http,
  people,
  renderRemote,
  screen,
  server,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import type { AttendanceImport, AttendanceLine } from './online-attendance.api';

const ID = '01890000-0000-7000-8000-000000000001';
const imported: AttendanceImport = {
  id: ID,
  session: 'Opening (sample)',
  fileName: 'zoom.csv',
  minimumMinutes: 30,
  importedAt: '2025-12-01T10:00:00.000Z',
  importedBy: 'Ada Chair',
  lines: 3,
  people: 1,
  unmatched: 1,
  refused: 1,
};
const line: AttendanceLine = {
  id: ID,
  line: 7,
  name: 'Iphone (sample)',
  email: '',
  joinedAt: '2025-11-27T08:00:00.000Z',
  minutes: 60,
  assignedTo: null,
  fault: null,
  written: null,
};
const refused: AttendanceLine = {
  ...{ ...line, id: ID.replace(/1$/, '2'), line: 8, joinedAt: null, minutes: null },
  ...{ fault: 'joined', written: 'Broken , tomorrow' },
};
const layout = {
  ...{ separator: ',' as const, headLine: 4, dateOrder: 'mdy' as const },
  columns: { name: 0, email: null, joined: 1, left: 2, minutes: null },
};

it('imports a list once its columns are confirmed, and shows the lines that need a person', async () => {
  setWindowWidth(1440);
  let items: AttendanceImport[] = [];
  const sent: unknown[] = [];
  server.use(
    http.get('/api/v1/admin/online-attendance', ({ response }) => response(200).json({ items })),
    http.post('/api/v1/admin/online-attendance', async ({ request, response }) => {
      const form = await request.formData();
      if (!form.get('layout')) {
        const rows = [{ line: 5, cells: ['Ama (sample)', '11/27/2025 08:00', '11/27/2025 09:00'] }];
        const columns = ['Name', 'Join Time', 'Leave Time'];
        const detected = { layout, columns, rows, timeZone: 'Africa/Lagos', minimumMinutes: 30 };
        return response(200).json({ imported: null, detected });
      }
      sent.push([
        form.get('session'),
        form.get('minimumMinutes'),
        JSON.parse(form.get('layout') as string),
      ]);
      items = [imported];
      return response(200).json({ imported, detected: null });
    }),
    http.get('/api/v1/admin/online-attendance/{id}', ({ response }) =>
      response(200).json({ import: imported, lines: [line, refused] }),
    ),
  );
  renderRemote({ routes, remote }, { path: '/admin/documents/attendance', user: people.admin });
  expect(await screen.findByText('No list was imported')).toBeVisible();
  const file = new File(['Name'], 'zoom.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/List of attendees/), file);
  await userEvent.click(screen.getByRole('button', { name: 'Read file' }));
  const preview = within(await screen.findByRole('region', { name: 'First rows of the file' }));
  expect(preview.getByText('Ama (sample)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Import list' }));
  expect(await screen.findByText('Name the session')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Session'), 'Opening (sample)');
  await userEvent.click(screen.getByRole('button', { name: 'Import list' }));
  expect(await screen.findByText('3 lines imported, 1 without a person, 1 refused.')).toBeVisible();
  expect(sent).toEqual([['Opening (sample)', '30', layout]]);
  await userEvent.click(await screen.findByText('Lines that need you'));
  expect(screen.getByRole('button', { name: 'Assign a person' })).toBeVisible();
  expect(screen.getByText('Broken , tomorrow')).toBeVisible();
});
