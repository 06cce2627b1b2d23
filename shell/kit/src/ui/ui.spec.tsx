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
  ScoreBar,
  Spinner,
  Terms,
  Total,
  VisuallyHidden,
} from '.';

it('calls a button’s action unless the button is disabled or busy', async () => {
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

it('navigates inside the product and keeps the state of a link', async () => {
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

it('sends no referrer and no opener with a link to another site', () => {
  renderRemote(<ExternalLink href="https://example.org/">Map</ExternalLink>);
  const link = screen.getByRole('link', { name: 'Map' });
  expect(link).toHaveAttribute('href', 'https://example.org/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('starts the breadcrumb at the home page and ends it at the current page', () => {
  renderRemote(<Breadcrumb items={[{ label: 'Users', to: '/admin/users' }, { label: 'Amina' }]} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/admin/users');
  expect(screen.getByText('Amina')).toHaveAttribute('aria-current', 'page');
});

it('lets the title of a page receive the focus', () => {
  renderRemote(<PageHeader title="Users" />);
  const title = screen.getByRole('heading', { level: 1, name: 'Users' });
  title.focus();
  expect(title).toHaveFocus();
});

it('announces that content is loading', () => {
  renderRemote(<Spinner label="Verifying authentication..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...');
});

it('shows why content did not load, and retries', async () => {
  const retry = jest.fn();
  renderRemote(<ErrorState title="The list did not load" message="(503)" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list did not load(503)');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalled();
});

it('shows the next step in an empty state', () => {
  renderRemote(<EmptyState title="No submissions yet" action={<Button>Start</Button>} />);
  expect(screen.getByText('No submissions yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start' })).toBeVisible();
});

it('leaves out terms without a value, and keeps a zero', () => {
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

it('keeps the currency of an amount and the label of a total', () => {
  renderRemote(
    <>
      <Amount text={'USD\u00a0250'} />
      <Total label="To pay" amount={'USD\u00a050.00'} />
    </>,
  );
  expect(screen.getByText('250')).toHaveTextContent('USD 250');
  expect(screen.getByText('50.00')).toHaveTextContent('USD 50.00');
});

it('shows a state in words and offers hidden text to screen readers', () => {
  renderRemote(
    <Chip tone="amber">
      Pending <VisuallyHidden>since Monday</VisuallyHidden>
    </Chip>,
  );
  expect(screen.getByText('Pending')).toHaveTextContent('Pending since Monday');
});

describe('Reveal', () => {
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

  it('waits below the first screen and plays once', () => {
    place(2000);
    renderRemote(<Reveal>Vision</Reveal>);
    expect(box()).toHaveAttribute('data-reveal', 'hidden');
    act(() => comesIntoView());
    expect(box()).toHaveAttribute('data-reveal', 'shown');
    expect(disconnect).toHaveBeenCalled();
  });

  it('is never hidden when it is in view at the start', () => {
    place(100);
    renderRemote(<Reveal>Vision</Reveal>);
    expect(box()).not.toHaveAttribute('data-reveal');
  });
});

it('draws a score in steps with its figure', () => {
  renderRemote(<ScoreBar score={4} />);
  expect(screen.getByText('4')).toHaveTextContent('4 of 5');
  expect(document.querySelectorAll('[data-filled="true"]')).toHaveLength(4);
  expect(document.querySelectorAll('[data-filled="false"]')).toHaveLength(1);
});
