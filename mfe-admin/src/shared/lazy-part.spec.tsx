import { act, render, screen } from '@plenary/kit/testing';
import { lazyPart } from './lazy-part';

interface Props {
  name: string;
}

const Part = ({ name }: Props) => <p>{`Part of ${name}`}</p>;
const Waiting = ({ name }: Props) => <p>{`Waiting for ${name}`}</p>;

it('shows a waiting part, the part itself as soon as its code is here, and at once the next time', async () => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const Lazy = lazyPart(async () => {
    await arrived;
    return { default: Part };
  }, Waiting);
  const { unmount } = render(<Lazy name="papers" />);
  expect(screen.getByText('Waiting for papers')).toBeVisible();
  await act(async () => {
    arrive();
    await arrived;
  });
  expect(screen.getByText('Part of papers')).toBeVisible();
  unmount();
  render(<Lazy name="emails" />);
  expect(screen.getByText('Part of emails')).toBeVisible();
});
