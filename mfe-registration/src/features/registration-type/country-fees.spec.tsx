import {
  http,
  renderRemote,
  sampleEdition,
  screen,
  server,
  userEvent,
  within,
} from '@plenary/kit/testing';
import { registrationRemote, simulatePending } from '../../testing/registrations-server';

const edition = {
  ...sampleEdition,
  feeBands: {
    ...{ year: 2027, unclassified: 'high' as const, isChecked: true },
    shares: { low: 25, lowerMiddle: 50, upperMiddle: 75, high: 100 },
  },
};
const open = () => renderRemote(registrationRemote, { path: '/conference-register', edition });

beforeEach(() => {
  simulatePending(null);
  server.use(
    http.get('/api/v1/payments/fee-bands', ({ response }) =>
      response(200).json({
        items: [
          { incomeGroup: 'lowerMiddle', share: 50, countries: ['Ghana'] },
          { incomeGroup: 'high', share: 100, countries: ['Japan'] },
        ],
      }),
    ),
  );
});

const choose = async (country: string) =>
  userEvent.selectOptions(await screen.findByLabelText(/^Country/), country);

it('shows the fees for a country, and where the whole fee applies', async () => {
  open();
  await choose('Ghana');
  const table = within(await screen.findByRole('table', { name: /^Fees for Ghana/ }));
  const row = table.getByRole('row', { name: /^Virtual, presentation only/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('25'), expect.stringContaining('125')]);
  await choose('Japan');
  expect(await screen.findByText('The whole fee applies to Japan.')).toBeVisible();
});

it('says that the fees could not be loaded', async () => {
  server.use(
    http.get('/api/v1/payments/fee-bands', ({ response }) => response.untyped(Response.error())),
  );
  open();
  await choose('Ghana');
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeVisible();
});
