import { http, HttpResponse, screen, server, userEvent } from '@plenary/kit/testing';
import { openProfile, prepareProfile, respond, section, sent } from '../../testing/profile';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('my data', () => {
  it('downloads the file by a ticket', async () => {
    respond('post', '/downloads', { url: '/api/v1/downloads/the-ticket' }, 201);
    const followed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.pathname);
    });
    openProfile();
    const data = await section('My data');
    await press(data.getByRole('button', { name: 'Download my data' }));
    expect(await data.findByText('Download started.')).toBeVisible();
    expect(sent).toEqual([{ kind: 'my-data' }]);
    expect(followed).toEqual(['/api/v1/downloads/the-ticket']);
  });

  it('shows when the download is available again', async () => {
    server.use(
      http.untyped.post('/api/v1/downloads', () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '600' } }),
      ),
    );
    openProfile();
    const data = await section('My data');
    await press(data.getByRole('button', { name: 'Download my data' }));
    expect(await data.findByRole('alert')).toHaveTextContent(
      'Too many tries. Please try again in 10 minutes.',
    );
  });
});

describe('certificates and letters', () => {
  it('say that none was issued yet', async () => {
    openProfile();
    const documents = await section('Certificates and letters');
    expect(await documents.findByText(/^No document was issued to you yet/)).toBeVisible();
  });

  it('are listed with their numbers, and downloaded by a ticket', async () => {
    const certificate = {
      ...{ id: '01890000-0000-7000-8000-000000000002', kind: 'attendance', paper: null },
      ...{ number: 'K7QM-4TXD-9WHP-R', event: 'Convergence 2025' },
      issuedAt: '2025-12-01T10:00:00.000Z',
    };
    respond('get', '/documents', { items: [certificate] });
    respond('post', '/downloads', { url: '/api/v1/downloads/the-ticket' }, 201);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    openProfile();
    const documents = await section('Certificates and letters');
    expect(await documents.findByText('K7QM-4TXD-9WHP-R, issued on 1 Dec 2025')).toBeVisible();
    await press(documents.getByRole('button', { name: /^Download: Certificate of attendance/ }));
    expect(await documents.findByText('The download has started.')).toBeVisible();
    expect(sent).toEqual([{ kind: 'issued-document', id: certificate.id }]);
  });
});

describe('account deletion', () => {
  async function requestDeletion(typed: string) {
    const deletion = await section('Delete account');
    await press(deletion.getByRole('button', { name: 'Delete my account' }));
    await userEvent.type(deletion.getByLabelText('Your email address'), typed);
    await userEvent.type(deletion.getByLabelText('Your password'), 'the password');
    await press(deletion.getByRole('button', { name: 'Delete permanently' }));
    return deletion;
  }

  it('requires address and password, then redirects to the login page', async () => {
    respond('delete', '/auth/me', { message: 'Deleted' });
    const { router } = openProfile();
    await requestDeletion('Amina@example.org');
    expect(await screen.findByText('Your account was deleted.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sent).toEqual([{ confirmation: 'Amina@example.org', password: 'the password' }]);
  });

  it('rejects another address and can be cancelled', async () => {
    openProfile();
    const deletion = await requestDeletion('other@example.org');
    expect(deletion.getByLabelText('Your email address')).toHaveAccessibleDescription(
      /This is not the address of your account/,
    );
    expect(sent).toEqual([]);
    await press(deletion.getByRole('button', { name: 'Keep my account' }));
    expect(deletion.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });
});
