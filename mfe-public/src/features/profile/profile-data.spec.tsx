import { http, HttpResponse, screen, server, userEvent } from '@plenary/kit/testing';
import { answers, openProfile, part, prepareProfile, sent } from '../../testing/profile';

beforeEach(prepareProfile);

const press = (element: HTMLElement) => userEvent.click(element);

describe('the data', () => {
  test('are downloaded by a link that the server gives', async () => {
    answers('post', '/downloads', { url: '/api/v1/downloads/the-ticket' }, 201);
    const followed: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(this.pathname);
    });
    openProfile();
    const data = await part('My data');
    await press(data.getByRole('button', { name: 'Download my data' }));
    expect(await data.findByText('The download has begun.')).toBeVisible();
    expect(sent).toEqual([{ kind: 'my-data' }]);
    expect(followed).toEqual(['/api/v1/downloads/the-ticket']);
  });

  test('say when one may try again', async () => {
    server.use(
      http.untyped.post('/api/v1/downloads', () =>
        HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '600' } }),
      ),
    );
    openProfile();
    const data = await part('My data');
    await press(data.getByRole('button', { name: 'Download my data' }));
    expect(await data.findByRole('alert')).toHaveTextContent(
      'Too many tries. Please try again in 10 minutes.',
    );
  });
});

describe('the end of the account', () => {
  async function begin(typed: string) {
    const end = await part('Delete account');
    await press(end.getByRole('button', { name: 'Delete my account' }));
    await userEvent.type(end.getByLabelText('Your email address'), typed);
    await userEvent.type(end.getByLabelText('Your password'), 'the password');
    await press(end.getByRole('button', { name: 'Delete for good' }));
    return end;
  }

  test('needs the address and the password, and leads to the login with a farewell', async () => {
    answers('delete', '/auth/me', { message: 'Deleted' });
    const { router } = openProfile();
    await begin('Amina@example.org');
    expect(await screen.findByText('Your account is deleted.')).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    expect(sent).toEqual([{ confirmation: 'Amina@example.org', password: 'the password' }]);
  });

  test('does not come by another address, and can be left', async () => {
    openProfile();
    const end = await begin('somebody@example.org');
    expect(end.getByLabelText('Your email address')).toHaveAccessibleDescription(
      /This is not the address of the account/,
    );
    expect(sent).toEqual([]);
    await press(end.getByRole('button', { name: 'Keep my account' }));
    expect(end.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });
});
