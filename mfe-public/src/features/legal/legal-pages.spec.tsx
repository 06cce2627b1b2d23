import { renderRemote, screen } from '@plenary/kit/testing';
import PrivacyPage from './privacy-page';
import RefundsPage from './refunds-page';
import TermsPage from './terms-page';

test.each([
  ['Privacy', <PrivacyPage key="privacy" />, ['/terms', '/refunds']],
  ['Terms', <TermsPage key="terms" />, ['/privacy', '/refunds']],
  ['Refunds', <RefundsPage key="refunds" />, ['/privacy', '/terms']],
])(
  '%s is marked as a sample, and leads to the others and to the organisers',
  (title, page, others) => {
    renderRemote(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(/^Sample text\./);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/contact', ...others]));
  },
);
