import { renderRemote, screen, userEvent, waitFor, within } from '@plenary/kit/testing';
import { storedOffers, storeRegistration } from '../../shared/registrations/stored-registration';
import { editionWithOffers, simulateExtras } from '../../testing/sample-offers';
import { sampleRegistration } from '../../testing/sample-registrations';
import { registrationRemote } from '../../testing/registrations-server';

const open = () =>
  renderRemote(registrationRemote, {
    path: '/register-conference-form',
    edition: editionWithOffers,
  });
const choose = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('radio', { name }));
const summary = () => within(screen.getByRole('complementary', { name: 'Your registration' }));
const extra = (name: RegExp) => screen.findByRole('checkbox', { name });

/** All fields but the questions. */
function openFilledIn() {
  storeRegistration(sampleRegistration);
  return open();
}

it('asks the questions and sells the extras of the chosen package', async () => {
  simulateExtras({ dinner: null, tour: 3 });
  open();
  expect(screen.queryByText('Questions from the organisers')).toBeNull();
  await choose('Professional');
  await choose(/^Physical, presentation only/);
  expect(await screen.findByLabelText(/^Hotel/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Conference dinner/ })).toBeNull();
  await choose(/^Virtual, presentation only/);
  expect(screen.queryByLabelText(/^Hotel/)).toBeNull();
  expect(await extra(/Conference dinner/)).toBeEnabled();
  expect(await screen.findByText('3 left')).toBeVisible();
});

it('adds chosen extras to the total', async () => {
  simulateExtras({ dinner: null, tour: null });
  openFilledIn();
  await userEvent.click(await extra(/Conference dinner/));
  expect(summary().getByText('Conference dinner')).toBeVisible();
  expect(summary().getByText('95.50')).toBeVisible();
  await userEvent.click(await extra(/Conference dinner/));
  expect(summary().queryByText('Conference dinner')).toBeNull();
});

it('does not sell an extra that is sold out', async () => {
  simulateExtras({ dinner: 0, tour: null });
  openFilledIn();
  expect(await screen.findByText('Sold out')).toBeVisible();
  expect(await extra(/Conference dinner/)).toBeDisabled();
  expect(await extra(/City tour/)).toBeEnabled();
});

it('requires an answer to a required question, and keeps answers and extras', async () => {
  simulateExtras({ dinner: null, tour: null });
  const { router } = openFilledIn();
  await userEvent.click(await extra(/City tour/));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Please answer this question')).toBeVisible();
  expect(screen.getByLabelText('Dietary needs')).toHaveFocus();

  await userEvent.selectOptions(screen.getByLabelText('Dietary needs'), 'Vegetarian');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-processing'));
  expect(storedOffers()).toEqual({
    extras: ['tour'],
    answers: { diet: 'Vegetarian', days: ['Friday'] },
  });
  // The specified data have no field for them.
  expect(router.state.location.state).toEqual({ registrationData: sampleRegistration });

  await userEvent.click(await screen.findByRole('link', { name: /^Change.*City tour$/ }));
  expect(await extra(/City tour/)).toBeChecked();
  expect(screen.getByLabelText('Dietary needs')).toHaveValue('Vegetarian');
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
});
