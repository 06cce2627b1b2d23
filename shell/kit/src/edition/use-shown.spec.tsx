import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { sampleEdition } from '../testing';
import { EditionProvider, feePackages, useShown } from '.';

const at = '2025-10-05T23:00:00.000Z';
const begins = Date.parse(at);
const packageId = 'virtual_presentation_only';
const later = {
  id: 'late',
  packageId,
  from: '2025-10-06',
  at,
  prices: { student: 80, professional: 300 },
};
const edition = {
  ...sampleEdition,
  fees: { ...sampleEdition.fees, datedPrices: [later as never] },
};
const renders = jest.fn();

function Price() {
  const packages = useShown(feePackages);
  renders();
  return <p>{packages.find(({ id }) => id === packageId)?.prices.student}</p>;
}

const page = (composedAt: number) => (
  <EditionProvider edition={edition} composedAt={composedAt}>
    <Price />
  </EditionProvider>
);

async function hydrate(composedAt: number) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(composedAt));
  document.body.append(container);
  renders.mockClear();
  await act(async () => {
    hydrateRoot(container, page(composedAt));
    await Promise.resolve();
  });
  return container;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('renders once where the composed page shows the value of this minute', async () => {
  jest.setSystemTime(begins - 120_000);
  const container = await hydrate(begins - 86_400_000);
  expect(container).toHaveTextContent('50');
  expect(renders).toHaveBeenCalledTimes(1);
});

it('shows the value of this minute after hydrating a page composed before it', async () => {
  jest.setSystemTime(begins + 120_000);
  const container = await hydrate(begins - 86_400_000);
  expect(container).toHaveTextContent('80');
  expect(renders).toHaveBeenCalledTimes(2);
});

it('renders again in the minute in which the value changes, and in no other', () => {
  jest.setSystemTime(begins - 120_000);
  render(page(begins - 120_000));
  renders.mockClear();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(renders).not.toHaveBeenCalled();
  expect(screen.getByText('50')).toBeVisible();
  act(() => void jest.advanceTimersByTime(120_000));
  expect(screen.getByText('80')).toBeVisible();
  expect(renders).toHaveBeenCalledTimes(1);
});
