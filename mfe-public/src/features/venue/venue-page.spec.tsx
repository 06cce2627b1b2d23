import { renderRemote, sampleEdition, screen, userEvent, within } from '@plenary/kit/testing';
import VenuePage from './venue-page';

const captions = sampleEdition.venue.gallery.map(({ caption }) => caption);
const thumb = (index: number) =>
  screen.getByRole('button', { name: `Enlarge: ${captions[index]}` });

async function open(index: number) {
  renderRemote(<VenuePage />);
  await userEvent.click(thumb(index));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures of the venue' });
  const box = within(dialog);
  return {
    dialog,
    press: (name: string) => userEvent.click(box.getByRole('button', { name })),
    shown: () => box.getByRole('status').textContent,
  };
}

const at = (index: number) => `${captions[index]}${index + 1} of 6`;

it('shows name, address, description and directions', () => {
  renderRemote(<VenuePage />);
  const { venue } = sampleEdition;
  for (const text of [venue.name, venue.address, venue.description, ...venue.text]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

it('loads the third-party map only on request', async () => {
  renderRemote(<VenuePage />);
  expect(screen.queryByTitle('Map of the venue')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the map on its own site' })).toHaveAttribute(
    'href',
    sampleEdition.venue.mapUrl,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('Map of the venue')).toHaveAttribute(
    'src',
    sampleEdition.venue.embedUrl,
  );
});

it('shows six pictures', () => {
  renderRemote(<VenuePage />);
  expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(6);
});

it('wraps around at both ends', async () => {
  const { press, shown } = await open(4);
  expect(shown()).toBe(at(4));
  await press('Next picture');
  expect(shown()).toBe(at(5));
  await press('Next picture');
  expect(shown()).toBe(at(0));
  await press('Previous picture');
  expect(shown()).toBe(at(5));
});

it('handles arrow keys, and returns the focus on Escape', async () => {
  const { shown } = await open(0);
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe(at(5));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(shown()).toBe(at(1));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(thumb(0)).toHaveFocus();
});

it('returns the focus on Close', async () => {
  const { press } = await open(3);
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(thumb(3)).toHaveFocus();
});

it('handles horizontal swipes only', async () => {
  const { dialog, shown } = await open(0);
  const picture = () => dialog.querySelector('img')!;
  const swipe = ([x, y]: number[], [toX, toY]: number[]) =>
    userEvent.pointer([
      { keys: '[TouchA>]', target: picture(), coords: { clientX: x, clientY: y } },
      { pointerName: 'TouchA', target: picture(), coords: { clientX: toX, clientY: toY } },
      { keys: '[/TouchA]', target: picture(), coords: { clientX: toX, clientY: toY } },
    ]);
  await swipe([300, 200], [100, 210]);
  expect(shown()).toBe(at(1));
  await swipe([100, 200], [300, 210]);
  await swipe([100, 200], [300, 210]);
  expect(shown()).toBe(at(5));
  await swipe([100, 200], [120, 200]);
  await swipe([100, 100], [160, 400]);
  expect(shown()).toBe(at(5));
});
