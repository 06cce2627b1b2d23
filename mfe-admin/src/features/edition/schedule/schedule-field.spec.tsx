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
import remote from '../../../remote';
import routes from '../../../routes';
import { editedEdition, serveEdition } from '../../../testing/sample-editions';

const PAPERS = [
  { number: 4, title: 'Radio and its machines', authors: ['Esi Owusu', 'Ada Okafor'] },
  { number: 7, title: 'Captions that listen', authors: ['Kofi Mensah'] },
];

function open(schedule = editedEdition.schedule) {
  const edition = serveEdition({ document: { ...editedEdition, schedule } });
  server.use(
    http.get('/api/v1/admin/editions/{id}/schedule-papers', ({ response }) =>
      response(200).json({ items: PAPERS }),
    ),
  );
  renderRemote({ routes, remote }, { path: '/admin/edition/schedule', user: people.admin });
  return edition;
}

const item = (name: RegExp) => screen.findByRole('button', { name });
const status = (text: string | RegExp) =>
  screen.getAllByRole('status').some(({ textContent }) => textContent?.match(text));
const panel = async (title: string) =>
  within(await screen.findByRole('region', { name: `Item: ${title}` }));

async function publish() {
  await userEvent.click(screen.getByRole('button', { name: 'Review changes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const shown = dialog.getByLabelText('Changes').textContent;
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  return shown;
}

beforeEach(() => {
  setWindowWidth(1440);
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

describe('the grid', () => {
  it('moves an item by keyboard to another time and room, announces it, and publishes it', async () => {
    const { sent } = open();
    const workshop = await item(/^Workshop/);
    workshop.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(await item(/^Workshop, 14:15 to 15:30, Library \(sample\)/)).toHaveFocus();
    expect(status('Workshop: 14:15 to 15:30, Library (sample).'.replace(/[().]/g, '.'))).toBe(true);

    const shown = await publish();
    expect(shown).toMatch(/Workshop.*Room.*Hall \(sample\).*Library \(sample\)/);
    const items = sent[0]?.schedule?.[0]?.items;
    expect(items?.find(({ title }) => title === 'Workshop')).toEqual(
      expect.objectContaining({ start: '14:15', end: '15:30', room: 'library' }),
    );
  });

  it('marks items that are in one room at the same time, and says so', async () => {
    open();
    (await item(/^Papers: digital media/)).focus();
    await userEvent.keyboard('{ArrowLeft}');
    const text =
      '“Papers: digital media” and “Papers: AI and media” are in Hall (sample) at the same time';
    expect(await screen.findByText(text)).toBeVisible();
    expect(status(/At the same time as Papers: AI and media/)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('undoes changes one by one with Ctrl+Z, and a removal too', async () => {
    open();
    (await item(/^Lunch/)).focus();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    expect(screen.queryByRole('button', { name: /^Lunch/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add item in Everyone/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await item(/^Lunch, 13:00 to 14:15/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await item(/^Lunch, 12:45 to 14:00/)).toBeVisible();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    expect(undo).toHaveFocus();
  });

  it('adds an item where Enter is pressed, and goes to the item of a place that is taken', async () => {
    const { sent } = open();
    (await item(/^Add item in Everyone at 08:00/)).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Enter}');
    const fields = await panel('New item');
    expect(fields.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('Coffee');
    await userEvent.click(fields.getByRole('button', { name: 'Close' }));
    expect(await item(/^Coffee, 08:30 to 09:30, Hall/)).toHaveFocus();

    screen.getByRole('button', { name: /^Add item in Hall/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await item(/^Coffee/)).toHaveFocus();
    await publish();
    expect(sent[0]?.schedule?.[0]?.items.at(-1)).toEqual({
      ...{ start: '08:30', end: '09:30', title: 'Coffee', detail: '', room: 'hall' },
    });
  });
});

describe('the fields of an item', () => {
  it('give the focus to the grid when their item is removed or a change is undone', async () => {
    open();
    await userEvent.click(await item(/^Lunch/));
    const fields = await panel('Lunch');
    await userEvent.click(fields.getByRole('button', { name: 'Remove item' }));
    expect(screen.queryByRole('button', { name: /^Lunch/ })).not.toBeInTheDocument();
    expect(await item(/^Add item in Everyone/)).toHaveFocus();

    await userEvent.click(await item(/^Workshop/));
    await panel('Workshop');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await item(/^Lunch/)).toBeVisible();
    expect(await item(/^Add item in Everyone/)).toHaveFocus();
  });

  it('are opened from the list of problems when a time is missing', async () => {
    open();
    await userEvent.click(await item(/^Workshop/));
    await userEvent.clear((await panel('Workshop')).getByLabelText('Start'));
    await userEvent.click((await panel('Workshop')).getByRole('button', { name: 'Close' }));
    expect(await item(/^Add item in Everyone/)).toHaveFocus();
    const text = 'Enter a start and a later end for “Workshop”';
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/at the same time/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: `Open the item: ${text}` }));
    await userEvent.type((await panel('Workshop')).getByLabelText('Start'), '14:00');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('move their item to another day when a button is pressed', async () => {
    open();
    await userEvent.click(await item(/^Workshop/));
    const fields = await panel('Workshop');
    const move = fields.getByRole('button', { name: 'Move to this day' });
    expect(move).toHaveAttribute('aria-disabled', 'true');
    await userEvent.selectOptions(fields.getByLabelText(/^Day/), 'Friday: online');
    expect(await item(/^Workshop/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(move);
    expect(await item(/^Friday: online/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Item: Workshop' })).toHaveFocus();
  });
});

it('does not open an item whose drag was cancelled by Escape', async () => {
  open();
  const workshop = await item(/^Workshop/);
  // One user: a button that is pressed stays so from one call to the next.
  const user = userEvent.setup();
  const at = (clientY: number) => ({ target: workshop, coords: { clientX: 10, clientY } });
  await user.pointer([{ keys: '[MouseLeft>]', ...at(10) }, at(60)]);
  expect(await item(/^Workshop, 15:00|^Workshop, 14:[^0]/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.pointer({ keys: '[/MouseLeft]', ...at(70) });
  expect(screen.queryByRole('region', { name: /^Item/ })).not.toBeInTheDocument();
  expect(await item(/^Workshop, 14:00 to 15:30, Hall/)).toBeVisible();
  await userEvent.click(workshop);
  expect(await panel('Workshop')).toBeTruthy();
});

it('names a room without a name, in the grid and in its items', async () => {
  open();
  const name = await screen.findByDisplayValue('Hall (sample)');
  await userEvent.clear(name);
  expect(await item(/^Workshop, 14:00 to 15:30, Unnamed room/)).toBeVisible();
  (await item(/^Add item in Everyone/)).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await item(/^Add item in Unnamed room at/)).toHaveFocus();
});

describe('papers', () => {
  const withPaper = (number: number) =>
    editedEdition.schedule.map((day, index) => ({
      ...day,
      items: day.items.map((each, at) =>
        index === 0 && at === 3 ? { ...each, papers: [{ number }] } : each,
      ),
    }));

  it('are found by number, title or author, and placed once', async () => {
    const { sent } = open();
    expect(await screen.findByText('2 accepted papers not yet placed')).toBeVisible();
    await userEvent.click(await item(/^Papers: AI and media/));
    const fields = await panel('Papers: AI and media');
    await userEvent.type(fields.getByLabelText(/^Add a paper/), 'mensah{Enter}');
    expect(screen.getByText('1 accepted paper not yet placed')).toBeVisible();
    expect(fields.getByText('Kofi Mensah')).toBeVisible();
    await userEvent.type(fields.getByLabelText(/^Start of paper 7/), '11:30');
    await userEvent.click(fields.getByRole('button', { name: /^Add paper 4/ }));
    const up = fields.getByRole('button', { name: 'Move paper 4 up' });
    await userEvent.click(up);
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('All accepted papers are placed')).toBeVisible();
    await publish();
    expect(sent[0]?.schedule?.[0]?.items[3]?.papers).toEqual([
      { number: 4 },
      { number: 7, start: '11:30' },
    ]);
  });

  it('that are no longer accepted are named, and can be removed', async () => {
    open(withPaper(17));
    const text = /Paper 17 in “Papers: AI and media” is no longer accepted/;
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Open the item: Paper 17/ }));
    const fields = await panel('Papers: AI and media');
    await userEvent.click(fields.getByRole('button', { name: 'Remove paper 17' }));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('say when they could not be loaded, and are loaded again', async () => {
    open();
    server.use(
      http.untyped.get(
        '*/schedule-papers',
        () =>
          Response.json(
            { statusCode: 503, code: 'UNAVAILABLE', message: 'Busy.' },
            { status: 500 },
          ),
        { once: true },
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 accepted papers not yet placed')).toBeVisible();
  });
});

it('shows what the server refused at its item', async () => {
  open();
  server.use(
    http.untyped.patch('*/api/v1/admin/editions/*', () =>
      Response.json(
        {
          ...{ statusCode: 400, code: 'VALIDATION_FAILED', message: 'Not saved.', requestId: '1' },
          fields: { 'schedule.0.items.2.papers.0.number': 'Paper 9 is not an accepted paper' },
        },
        { status: 400 },
      ),
    ),
  );
  (await item(/^Lunch/)).focus();
  await userEvent.keyboard('{ArrowDown}');
  await publish();
  const box = await screen.findByRole('group', { name: 'To correct in the schedule' });
  expect(box).toHaveFocus();
  expect(box).toHaveTextContent('Opening talk: Paper 9 is not an accepted paper');
});

it('is a list of each room on a phone, with the same fields', async () => {
  setWindowWidth(360);
  open();
  const hall = (await screen.findByRole('heading', { name: 'Hall (sample)' })).closest('section')!;
  const names = within(hall).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual([
    '11:15–12:45Papers: AI and media',
    '14:00–15:30Workshop',
  ]);
  await userEvent.click(within(hall).getByRole('button', { name: /Workshop/ }));
  const fields = await panel('Workshop');
  await userEvent.click(fields.getByRole('button', { name: 'Close' }));
  expect(within(hall).getByRole('button', { name: /Workshop/ })).toHaveFocus();
  await userEvent.click(within(hall).getByRole('button', { name: /Workshop/ }));
  await userEvent.click((await panel('Workshop')).getByRole('button', { name: 'Remove item' }));
  expect(within(hall).getByRole('button', { name: 'Add item in Hall (sample)' })).toHaveFocus();
});
