import { edgeGradient, edgeHeight } from './edge';

it('fills six bands of the colour and leaves the rest of the 72 pixels clear', () => {
  expect(edgeGradient('#000051')).toBe(
    'linear-gradient(to bottom, #000051 0 9px, transparent 9px 13px, #000051 13px 21px, ' +
      'transparent 21px 27px, #000051 27px 33.5px, transparent 33.5px 41px, ' +
      '#000051 41px 45.5px, transparent 45.5px 54px, #000051 54px 57px, ' +
      'transparent 57px 66px, #000051 66px 67.5px, transparent 67.5px 72px)',
  );
});

it('is three quarters as high on narrow screens, and mirrored above the footer', () => {
  expect(edgeHeight(0.75)).toBe(54);
  expect(edgeGradient('#000051', 0.75, 'to top')).toMatch(
    /^linear-gradient\(to top, .* 50\.625px 54px\)$/,
  );
});
