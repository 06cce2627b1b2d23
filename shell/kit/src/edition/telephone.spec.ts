import { dialLink, whatsappLink } from '.';

it('turns a written phone number into a link', () => {
  expect(dialLink('+44 (0) 20-7946 0000')).toBe('tel:+442079460000');
  expect(dialLink('020 7946 0000')).toBe('tel:02079460000');
  expect(whatsappLink('+234 800 000 0000 (sample)')).toBe('https://wa.me/2348000000000');
});
