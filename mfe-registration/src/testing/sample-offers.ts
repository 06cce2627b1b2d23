import { http, sampleEdition, server } from '@plenary/kit/testing';
import type { Extra, Question } from '../shared/extras/offers';

const question = { help: '', options: [], required: false, sensitive: false, packages: [] };

export const diet: Question = {
  ...question,
  id: 'diet',
  label: 'Dietary needs',
  kind: 'one-of',
  options: ['None', 'Vegetarian'],
  required: true,
  sensitive: true,
};

export const sampleQuestions: Question[] = [
  diet,
  { ...question, id: 'days', label: 'Days', kind: 'several-of', options: ['Thursday', 'Friday'] },
  {
    ...question,
    id: 'hotel',
    label: 'Hotel',
    kind: 'text',
    packages: ['physical_presentation_only'],
  },
];

export const dinner: Extra = {
  id: 'dinner',
  name: 'Conference dinner',
  description: 'Three courses.',
  price: 45.5,
  packages: ['virtual_presentation_only'],
};

export const tour: Extra = { ...dinner, id: 'tour', name: 'City tour', price: 20 };

export const editionWithOffers = {
  ...sampleEdition,
  registrationQuestions: sampleQuestions,
  extras: [dinner, tour],
};

/** Serves the number left of each extra: null for no limit, zero for sold out. */
export function simulateExtras(left: Record<string, number | null>): void {
  const items = Object.entries(left).map(([id, count]) => ({
    id,
    left: count,
    isOnSale: count !== 0,
  }));
  server.use(http.get('/api/v1/payments/extras', ({ response }) => response(200).json({ items })));
}
