import { type APIRequestContext, expect } from '@playwright/test';

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
      password: 'a long enough phrase',
      institution: 'University (sample)',
    },
  });
  expect(answer.status()).toBeLessThan(300);
  return `Ama ${lastName}`;
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
