import type { PaymentsLab } from './payments.js';

export const dinner = {
  id: 'dinner',
  name: 'Conference dinner',
  description: 'Three courses.',
  price: 45.5,
  packages: ['virtual_presentation_only', 'physical_presentation_only'],
};

export const diet = {
  id: 'diet',
  label: 'Dietary needs',
  help: '',
  kind: 'one-of',
  options: ['None', 'Vegetarian'],
  required: true,
  sensitive: true,
  packages: [],
};

/** Sections of the edition that a test sells and asks. */
export async function offer(
  { server, admin }: Pick<PaymentsLab, 'server' | 'admin'>,
  sections: object,
): Promise<void> {
  const { token } = admin;
  const { body } = await server.call('GET', '/admin/editions', { token });
  const [{ id, revision }] = body.items as [{ id: string; revision: number }];
  const change = { revision, ...sections };
  const answer = await server.call('PATCH', `/admin/editions/${id}`, { token, body: change });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}
