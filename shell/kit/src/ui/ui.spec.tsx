import { act, renderRemote, screen, userEvent } from '../testing';
import {
  Amount,
  Breadcrumb,
  Button,
  Chip,
  EmptyState,
  ErrorState,
  ExternalLink,
  Link,
  LinkButton,
  PageHeader,
  Reveal,
  Spinner,
  Terms,
  Total,
  VisuallyHidden,
} from '.';

test('a button is pressed, and cannot be while it is disabled or busy', async () => {
  const onClick = jest.fn();
  const { rerender } = renderRemote(<Button onClick={onClick}>Send</Button>);
  const button = () => screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<Button disabled>Send</Button>);
  expect(button()).toBeDisabled();
  rerender(<Button busy>Send</Button>);
  expect(button()).toBeDisabled();
  expect(button()).toHaveAttribute('aria-busy', 'true');
});

test('links lead on inside the product, with their state', async () => {
  const { router } = renderRemote(
    <>
      <Link to="/venue">Venue</Link>
      <LinkButton to="/login" state={{ from: '/submit' }}>
        Login
      </LinkButton>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Venue' }));
  expect(router.state.location.pathname).toBe('/venue');
  await userEvent.click(screen.getByRole('link', { name: 'Login' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/submit' } });
});

test('a link that leaves the product tells nothing to where it leads', () => {
  renderRemote(<ExternalLink href="https://example.org/">Map</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Map' });
  expect(link).toHaveAttribute('href', 'https://example.org/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the breadcrumb leads home and ends with the current page', () => {
  renderRemote(<Breadcrumb items={[{ label: 'Users', to: '/admin/users' }, { label: 'Amina' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  expect(screen.getByText('Amina')).toHaveAttribute('aria-current', 'page');
});

test('the title of a page can take the focus', () => {
  renderRemote(<PageHeader title="Users" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Users' });
  title.focus();
  expect(title).toHaveFocus();
});

test('waiting is announced', () => {
  renderRemote(<Spinner label="Verifying authentication..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...');
});

test('what did not load says why, and is tried again', async () => {
  const retry = jest.fn();
  renderRemote(<ErrorState title="The list did not load" message="(503)" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not load(503)');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

test('an empty place says what could be done', () => {
  renderRemote(<EmptyState title="No submissions yet" action={<Button>Start</Button>} />);
  expect(screen.getByText('No submissions yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

test('terms without a value are left out, but a zero is a value', () => {
  renderRemote(
    <Terms
      items={[
        ['Name', 'Amina'],
        ['Phone', ''],
        ['Position', null],
        ['Paper', undefined],
        ['Papers', 0],
      ]}
    />,
  );
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Name', 'Papers']);
});

test('an amount keeps its currency, and a total its label', () => {
  renderRemote(
    <>
      <Amount text={'USD\u00a0250'} />
      <Total label="To pay" amount={'USD\u00a050.00'} />
    </>,
  );
  expect(screen.getByText('250')).toHaveTextContent('USD 250');
  expect(screen.getByText('50.00')).toHaveTextContent('USD 50.00');
});

test('a state is said in words, and a hidden text is there to be read aloud', () => {
  renderRemote(
    <Chip tone="amber">
      Pending <VisuallyHidden>since Monday</VisuallyHidden>
    </Chip>,
  );
  expect(screen.getByText('Pending')).toHaveTextContent('Pending since Monday');
});

describe('what is revealed on scrolling', () => {
  let comesIntoView: () => void;
  const observe = jest.fn();
  const disconnect = jest.fn();

  beforeEach(() => {
    window.IntersectionObserver = function (listener: IntersectionObserverCallback) {
      comesIntoView = () => {
        listener([{ isIntersecting: true } as IntersectionObserverEntry], {} as never);
      };
      return { observe, disconnect };
    } as never;
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  const place = (top: number) =>
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  const box = () => screen.getByText('Vision');

  test('waits below the first screen, and plays once', () => {
    place(2000);
    renderRemote(<Reveal>Vision</Reveal>);
    expect(box()).toHaveAttribute('data-reveal', 'hidden');
    act(() => comesIntoView());
    expect(box()).toHaveAttribute('data-reveal', 'shown');
    expect(disconnect).toHaveBeenCalled();
  });

  test('is never hidden when it is in view from the start', () => {
    place(100);
    renderRemote(<Reveal>Vision</Reveal>);
    expect(box()).not.toHaveAttribute('data-reveal');
  });
});
