import { render, screen, userEvent } from '@plenary/kit/testing';
import { WrittenEmail } from './written-email';

const email = {
  subject: 'Welcome',
  replyTo: 'office@example.org',
  text: 'Hello Ada,\n\nOpen the site:\nhttps://example.org',
  html: `<!doctype html><html lang="fr"><head><style>p { color: red }</style></head><body style="padding: 24px">
<p style="margin: 16px 0">Hello Ada,</p><a href="https://example.org" style="color: navy">Open the site</a>
<script>document.title = 'changed'</script></body></html>`,
};

function shadowOf(container: HTMLElement): ShadowRoot {
  const host = [...container.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot);
  if (!host?.shadowRoot) throw new Error('No email is shown.');
  return host.shadowRoot;
}

it('shows an email as HTML that the page’s security policy accepts, and as plain text', async () => {
  document.title = 'kept';
  const { container } = render(<WrittenEmail email={email} />);
  const shown = shadowOf(container);
  expect(shown.querySelector('p')).toHaveTextContent('Hello Ada,');
  expect(shown.querySelector('p')).toHaveStyle({ margin: '16px 0px' });
  expect(shown.querySelector('a')).toHaveAttribute('target', '_blank');
  expect(shown.querySelector('div')).toHaveAttribute('lang', 'fr');
  expect(shown.querySelector('style')).toBeNull();
  expect(document.title).toBe('kept');

  await userEvent.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByText(/Open the site:/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Plain text', pressed: true })).toBeVisible();
  expect(screen.getByText('office@example.org')).toBeVisible();
});

it('shows the current text of an email that changes while it is edited', () => {
  const { container, rerender } = render(<WrittenEmail email={email} />);
  rerender(<WrittenEmail email={{ ...email, html: '<p>Hello Esi,</p>' }} />);
  expect(shadowOf(container)).toHaveTextContent('Hello Esi,');
});
