import { renderRemote, sampleEdition, screen, server, http, within } from '@plenary/kit/testing';
import { dayGrid, inOrder } from './day-grid';
import SchedulePage from './schedule-page';

const { rooms = [] } = sampleEdition;
const [firstDay] = sampleEdition.schedule;
const item = (start: string, end: string, room?: string) => ({
  ...{ start, end, title: `${start} ${room ?? 'for everyone'}`, detail: '' },
  ...(room !== undefined && { room }),
});

it('shows both days in the time zone of the edition', () => {
  renderRemote(<SchedulePage />);
  expect(screen.getByText('All times are in London time.')).toBeVisible();
  const days = screen.getAllByRole('region');
  expect(days).toHaveLength(2);
  sampleEdition.schedule.forEach((plan, index) => {
    const day = within(days[index]!);
    expect(day.getByText(new RegExp(plan.place.replace(/[()]/g, '.')))).toBeVisible();
    const items = day.getAllByRole('listitem');
    inOrder(plan.items, rooms).forEach((each, position) => {
      const room = rooms.find(({ id }) => id === each.room)?.name ?? '';
      expect(items[position]).toHaveTextContent(`${each.start}–${each.end}`);
      expect(items[position]).toHaveTextContent(`${each.title}${room}${each.detail}`);
    });
  });
});

it('announces when the programme is published', () => {
  renderRemote(<SchedulePage />, { edition: { ...sampleEdition, schedule: [] } });
  expect(screen.getByText(/after papers are accepted/)).toBeVisible();
});

describe('papers', () => {
  const session = {
    ...item('11:15', '12:45', 'hall'),
    papers: [{ number: 7 }, { number: 4, start: '11:45' }],
  };
  const schedulePapers = [
    { number: 4, title: 'Radio and its machines', authors: ['Esi Owusu', 'Ada Okafor'] },
    { number: 7, title: 'Captions that listen', authors: ['Kofi Mensah'] },
  ];
  const edition = { ...sampleEdition, schedule: [{ ...firstDay!, items: [session] }] };
  const shown = async () =>
    within(await screen.findByRole('list', { name: /Papers of/ }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const inTheirOrder = [
    'Captions that listenKofi Mensah',
    '11:45Radio and its machinesEsi Owusu, Ada Okafor',
  ];

  it('are listed in their session, in their order, with their authors', async () => {
    renderRemote(<SchedulePage />, { edition: { ...edition, schedulePapers } });
    expect(await shown()).toEqual(inTheirOrder);
  });

  it('come from the server with the schedule where the page carries neither', async () => {
    server.use(
      http.untyped.get('*/api/v1/edition', () => Response.json({ ...edition, schedulePapers })),
    );
    const { schedule, ...carried } = edition;
    renderRemote(<SchedulePage />, { edition: carried });
    expect(screen.queryByText(schedule[0]!.label)).not.toBeInTheDocument();
    expect(await shown()).toEqual(inTheirOrder);
  });

  it('are left out when visitors may not read of them', async () => {
    renderRemote(<SchedulePage />, {
      edition: { ...edition, schedulePapers: schedulePapers.slice(1) },
    });
    expect(await shown()).toEqual([inTheirOrder[0]]);
  });
});

describe('the grid of a day', () => {
  it('has rooms as columns, and a row for each time', () => {
    const items = [
      item('09:00', '10:00'),
      item('10:00', '11:00', 'hall'),
      item('10:00', '12:00', 'library'),
      item('11:00', '12:00', 'hall'),
    ];
    expect(dayGrid(items, rooms)).toEqual({
      rooms,
      cells: [
        { row: '1 / 2', column: '1 / span 2' },
        { row: '2 / 3', column: '1' },
        { row: '2 / 4', column: '2' },
        { row: '3 / 4', column: '1' },
      ],
    });
  });

  it.each([
    ['in one room', [item('09:00', '10:00', 'hall'), item('10:00', '11:00')]],
    [
      'with an item for everyone next to others',
      [item('09:00', '17:00'), item('10:00', '11:00', 'hall'), item('10:00', '11:00', 'library')],
    ],
  ])('is missing for a day %s', (_, items) => {
    expect(dayGrid(items, rooms)).toBeUndefined();
  });

  it('names each room in its items, also where columns do', () => {
    renderRemote(<SchedulePage />);
    const [day] = screen.getAllByRole('region');
    const session = within(day!).getByText('Papers: digital media').closest('li')!;
    expect(session).toHaveTextContent('Library (sample)');
  });
});
