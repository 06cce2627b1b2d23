import fc from 'fast-check';
import { testConfig } from '../../../test/test-config.js';
import { newId } from '../../platform/core/new-id.js';
import { ReturnPaths } from './token-addresses.js';

const returnPath = 'Bounces+*@mail.sample.example';
const paths = new ReturnPaths(testConfig({ returnPath }));

it('makes an address that names an email, whatever a mail server does to its case', () => {
  const id = newId();
  const address = paths.of(id) ?? '';
  expect(address).toMatch(/^Bounces\+[0-9a-v]{42}@mail\.sample\.example$/);
  expect(address.indexOf('@')).toBeLessThanOrEqual(64);
  for (const form of [address, address.toUpperCase(), address.toLowerCase(), ` ${address} `]) {
    expect(paths.emailOf(form)).toBe(id);
  }
});

it('knows no address with another character in its token', () => {
  const address = paths.of(newId()) ?? '';
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 41 }), fc.integer({ min: 0, max: 31 }), (at, digit) => {
      const place = 'Bounces+'.length + at;
      fc.pre(address[place] !== digit.toString(32));
      const changed = address.slice(0, place) + digit.toString(32) + address.slice(place + 1);
      expect(paths.emailOf(changed)).toBeUndefined();
    }),
  );
});

it('knows no address of another key, and none at all', () => {
  const jwtSecret = 'another secret, of thirty-two characters';
  const other = new ReturnPaths(testConfig({ returnPath, jwtSecret }));
  expect(paths.emailOf(other.of(newId()) ?? '')).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => expect(paths.emailOf(text)).toBeUndefined()));
});

it('makes none while it is off', () => {
  const off = new ReturnPaths(testConfig());
  expect(off.of(newId())).toBeUndefined();
  expect(off.emailOf(paths.of(newId()) ?? '')).toBeUndefined();
});
