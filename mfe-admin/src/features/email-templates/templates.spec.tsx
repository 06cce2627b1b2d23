import {
  people,
  renderRemote,
  screen,
  setWindowWidth,
  userEvent,
  within,
} from '@plenary/kit/testing';
import remote from '../../remote';
import routes from '../../routes';
import { serveEmailTemplates } from '../../testing/sample-email-templates';
import { sampleEmail, serveEmails } from '../../testing/sample-emails';

const open = (path = '') =>
  renderRemote({ routes, remote }, { path: `/admin/mail/templates${path}`, user: people.admin });

beforeEach(() => {
  setWindowWidth(1440);
  serveEmails([sampleEmail(1)]);
});

it('lists templates, finds one by its name, and opens it', async () => {
  serveEmailTemplates();
  open();
  expect(await screen.findByRole('link', { name: 'Welcome' })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'confirmed');
  expect(screen.queryByRole('link', { name: 'Welcome' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Payment confirmed' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Payment confirmed: {reference}',
  );
});

it('previews unsaved texts, saves only those that differ, and resets them', async () => {
  const { saved } = serveEmailTemplates();
  open('/payment-confirmed');
  const closing = await screen.findByRole('textbox', { name: /Your text at the end/ });
  await userEvent.type(closing, 'See you soon.');
  await userEvent.click(await screen.findByRole('button', { name: 'Plain text' }));
  expect(await screen.findByText('See you soon.', { selector: 'pre' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByText(/Texts saved/)).toBeVisible();
  expect(saved).toEqual([{ version: 0, texts: { 'added.closing': 'See you soon.' } }]);

  await userEvent.click(screen.getByRole('button', { name: 'Reset to default' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Reset template' }));
  expect(await screen.findByText(/Template reset/)).toBeVisible();
  expect(saved[1]).toEqual({ version: 1, texts: {} });
  expect(screen.getByRole('textbox', { name: /Your text at the end/ })).toHaveValue('');

  await userEvent.click(screen.getByText('2 versions'));
  await userEvent.click(screen.getByRole('button', { name: 'Use the texts of version 1' }));
  expect(screen.getByRole('textbox', { name: /Your text at the end/ })).toHaveValue(
    'See you soon.',
  );
});

it('shows a refusal at its text', async () => {
  const problem = 'Keep the placeholder {reference}.';
  serveEmailTemplates({ problems: { 'texts.payment-confirmed.subject': problem } });
  open('/payment-confirmed');
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  await userEvent.clear(subject);
  await userEvent.type(subject, 'Thank you');
  await userEvent.click(screen.getByRole('button', { name: 'Save texts' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveAccessibleDescription(
    expect.stringContaining(problem),
  );
});
