import { render, screen } from '../testing';
import { useArrival } from './use-arrival';

const seen: (string | undefined)[] = [];

function Reader({ data }: { data?: string }) {
  const shown = useArrival(data);
  seen.push(shown);
  return <p>{shown ?? 'Loading'}</p>;
}

beforeEach(() => {
  seen.length = 0;
});

it('keeps the waiting page for the first rendering of data that arrives, and then shows it', () => {
  const { rerender } = render(<Reader />);
  rerender(<Reader data="A paper" />);

  expect(screen.getByText('A paper')).toBeVisible();
  expect(seen).toEqual([undefined, undefined, 'A paper']);
});

it('shows at once data that is here from the start, and each change of it', () => {
  const { rerender } = render(<Reader data="A paper" />);
  rerender(<Reader data="Its new title" />);

  expect(seen).toEqual(['A paper', 'Its new title']);
});
