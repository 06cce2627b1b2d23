import { renderRemote, sampleEdition, screen } from '@plenary/kit/testing';
import { registrationRemote, simulatePending } from '../../testing/registrations-server';
import { sampleRegistration } from '../../testing/sample-registrations';

beforeEach(() => simulatePending(null));

/** The pages before a registration, and how each names the ways to pay. */
const pages = [
  ['/conference-register', 'You register first and pay by'],
  ['/register-conference-form', 'You pay by'],
  ['/payment-processing', 'By'],
] as const;

describe.each(pages)('%s', (path, before) => {
  it.each([
    [undefined, 'bank transfer'],
    [['stripe'], 'card or bank transfer'],
    [['paystack'], 'card, mobile money or bank transfer'],
    [['stripe', 'paystack'], 'card, mobile money or bank transfer'],
  ] as const)('names the ways to pay: %s', async (offered, ways) => {
    const edition = { ...sampleEdition, ...(offered && { paymentPages: [...offered] }) };
    const state = { registrationData: sampleRegistration };
    renderRemote(registrationRemote, { path, state, edition });
    expect(await screen.findByText(new RegExp(`${before} ${ways}[ ,.]`))).toBeVisible();
  });
});
