import { act, fireEvent, renderRemote, screen } from '../testing';
import { Tooltip } from '.';

/** In milliseconds, of a pointer. */
const ENTER = 100;

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Until it has faded, and the next one waits as long again. */
const settle = () => {
  pass(0);
  pass(2000);
};
// As it fades the link is no longer described by it.
const isShown = () => screen.getByRole('link').hasAttribute('aria-describedby');

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  renderRemote(
    <Tooltip title="Your email is not verified" describeChild>
      <a href="/verify-email">Verify Email</a>
    </Tooltip>,
  );
});
afterEach(() => jest.useRealTimers());

it('shows 100 ms after a pointer enters', () => {
  fireEvent.mouseOver(screen.getByRole('link'));
  pass(ENTER - 1);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);

  fireEvent.mouseLeave(screen.getByRole('link'));
  settle();
  expect(isShown()).toBe(false);
});

it('shows after a touch of 700 ms and stays for 1500 ms after it', () => {
  fireEvent.touchStart(screen.getByRole('link'));
  pass(ENTER + 699);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);

  fireEvent.touchEnd(screen.getByRole('link'));
  pass(1499);
  expect(isShown()).toBe(true);
  pass(1);
  settle();
  expect(isShown()).toBe(false);
});
