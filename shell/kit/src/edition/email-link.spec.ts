import { emailLink } from './email-link';

it.each([
  ['office@conference.example', 'mailto:office@conference.example'],
  ['r&d?x#1%20@example.org', 'mailto:r%26d%3Fx%231%2520@example.org'],
  ['"a@b"@example.org', 'mailto:%22a%40b%22@example.org'],
  ['josé@bücher.example', 'mailto:jos%C3%A9@b%C3%BCcher.example'],
])('writes to %s', (address, link) => {
  expect(emailLink(address)).toBe(link);
  const [local, domain] = link.replace('mailto:', '').split('@').map(decodeURIComponent);
  expect(`${local}@${domain}`).toBe(address);
});

it('keeps a subject in one piece', () => {
  expect(emailLink('pay@example.org', 'C25-ABC & more?')).toBe(
    'mailto:pay@example.org?subject=C25-ABC%20%26%20more%3F',
  );
});
