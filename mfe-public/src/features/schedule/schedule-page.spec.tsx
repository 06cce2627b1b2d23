import { renderRemote, sampleEdition, screen, within } from '@plenary/kit/testing';
import SchedulePage from './schedule-page';

it('shows both days in the time zone of the edition', () => {
  renderRemote(<SchedulePage />);
  expect(screen.getByText('All times are in London time.')).toBeVisible();
  const days = screen.getAllByRole('region');
  expect(days).toHaveLength(2);
  sampleEdition.schedule.forEach((plan, index) => {
    const day = within(days[index]!);
    expect(day.getByText(new RegExp(plan.place.replace(/[()]/g, '.')))).toBeVisible();
    const items = day.getAllByRole('listitem');
    plan.items.forEach((item, position) => {
      expect(items[position]).toHaveTextContent(`${item.start}–${item.end}`);
      expect(items[position]).toHaveTextContent(`${item.title}${item.detail}`);
    });
  });
});

it('announces when the programme is published', () => {
  renderRemote(<SchedulePage />, { edition: { ...sampleEdition, schedule: [] } });
  expect(screen.getByText(/after papers are accepted/)).toBeVisible();
});
