import { http, renderRemote, sampleEdition, screen, server, userEvent } from '@plenary/kit/testing';
import { PrivacyPage, RefundsPage, TermsPage } from './legal-pages';

it.each([
  ['Privacy', <PrivacyPage key="privacy" />, ['/terms', '/refunds']],
  ['Terms', <TermsPage key="terms" />, ['/privacy', '/refunds']],
  ['Refunds', <RefundsPage key="refunds" />, ['/privacy', '/terms']],
])(
  'marks %s as a sample and links to the other legal pages and to contact',
  (title, page, others) => {
    renderRemote(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(/^Sample text\./);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/contact', ...others]));
  },
);

describe('without inlined legal texts', () => {
  const { legal, ...edition } = sampleEdition;

  it('loads them from the server', async () => {
    renderRemote(<TermsPage />, { edition });
    expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
    expect(await screen.findByText(legal.terms.lead)).toBeVisible();
    for (const { title, items } of legal.terms.parts) {
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
      for (const item of items) expect(screen.getByText(item)).toBeVisible();
    }
  });

  it('reports a failure and retries', async () => {
    server.use(
      http.untyped.get('*/api/v1/edition', () => new Response(null, { status: 503 }), {
        once: true,
      }),
    );
    renderRemote(<RefundsPage />, { edition });
    expect(await screen.findByRole('alert')).toHaveTextContent('This text could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(legal.refunds.lead)).toBeVisible();
  });
});
