import { expect, type APIRequestContext } from '@playwright/test';

/** A question and an extra that an edition may have. */
export const offers = {
  registrationQuestions: [
    {
      id: 'diet',
      label: 'Dietary needs',
      help: '',
      kind: 'one-of',
      options: ['None', 'Vegetarian'],
      required: true,
      sensitive: true,
      packages: [],
    },
  ],
  extras: [
    {
      id: 'dinner',
      name: 'Conference dinner',
      description: 'Three courses at the harbour.',
      price: 45.5,
      quantity: 1,
      packages: ['virtual_presentation_only'],
    },
  ],
};

/** Calls of an administrator that concern places, extras and discount codes. */
export function organiser(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) =>
    (await (await request.get(`/api/v1/admin${path}`, { headers })).json()) as T;
  const save = async (sections: object) => {
    const { items } = await read<{ items: { id: string; revision: number }[] }>('/editions');
    const [edition] = items;
    const data = { ...sections, revision: edition?.revision };
    const path = `/api/v1/admin/editions/${edition?.id}`;
    expect((await request.patch(path, { headers, data })).status()).toBe(200);
  };
  const leaveOnePlace = async (id: string) => {
    const { packages } = await read<{
      packages: { registrationPackage: string; used: number }[];
    }>('/places');
    const used = packages.find((each) => each.registrationPackage === id)?.used ?? 0;
    await save({ places: { packages: { [id]: used + 1 }, offerHours: 48 } });
  };
  const act = async (id: string, action: 'cancel' | 'confirm', body: object) => {
    const { version } = await read<{ version: number }>(`/payments/${id}`);
    const path = `/api/v1/admin/payments/${id}/${action}`;
    const answer = await request.post(path, { headers, data: { ...body, version } });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const createCode = async (data: object) => {
    const answer = await request.post('/api/v1/admin/discount-codes', { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  return { save, leaveOnePlace, act, createCode };
}
