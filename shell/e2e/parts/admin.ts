import { type APIRequestContext, expect } from '@playwright/test';
import { callsOf } from './papers';

/** Of accounts that tests make. */
const password = 'a long enough phrase';

/** Makes an account by the call that the form sends. Returns its name as the lists show it. */
export async function makeAccount(
  request: APIRequestContext,
  email: string,
  api = '/api/v1',
): Promise<string> {
  const lastName = `Sample ${email.split('@')[0]?.replace(/\D+/g, ' ').trim()}`;
  const answer = await request.post(`${api}/auth/register`, {
    data: {
      firstName: 'Ama',
      lastName,
      email,
      password,
      institution: 'University (sample)',
    },
  });
  expect(answer.status()).toBeLessThan(300);
  return `Ama ${lastName}`;
}

/** @returns a token */
export async function logInAs(
  request: APIRequestContext,
  data: { email: string; password: string },
): Promise<string> {
  const login = await request.post('/api/v1/auth/login', { data });
  return ((await login.json()) as { token: string }).token;
}

/** Makes an account of the admin role with one permission. @returns its token */
export async function makeOrganiser(
  request: APIRequestContext,
  owner: string,
  email: string,
  permission: 'chair' | 'check-in' | 'finance' | 'visa-officer',
): Promise<string> {
  const call = callsOf(request, owner);
  await makeAccount(request, email);
  const found = (await call('GET', `/admin/users?q=${email}`)) as unknown as {
    items: [{ id: string; version: number }];
  };
  const [{ id, version }] = found.items;
  await call('PATCH', `/admin/users/${id}`, { data: { role: 'admin', version } });
  const data = { expiresAt: null };
  await call('PUT', `/admin/users/${id}/permissions/${permission}`, { data });
  await call('DELETE', `/admin/users/${id}/permissions/owner`);
  return logInAs(request, { email, password });
}

/** Registers an attendee by the call that the form sends. Returns the payment's reference. */
export async function makeRegistration(
  request: APIRequestContext,
  email: string,
  api = '/api/v1',
  changes: object = {},
): Promise<string> {
  const answer = await request.post(`${api}/payments/manual-registration`, {
    data: {
      registrationType: 'participant',
      academicCategory: 'student',
      registrationPackage: 'virtual_presentation_only',
      price: 50,
      title: 'Dr',
      firstName: 'Ama',
      lastName: 'Sample',
      email,
      organization: 'University (sample)',
      position: 'Doctoral researcher',
      country: 'Ghana',
      ...changes,
    },
  });
  expect(answer.status()).toBe(201);
  const { data } = (await answer.json()) as { data: { merchantReference: string } };
  return data.merchantReference;
}
