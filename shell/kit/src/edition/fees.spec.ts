import { bandedFee } from './fees';

// As the server computes them: `bandCents` in services.
it.each([
  [250, 50, 125],
  [250, 100, 250],
  [45.5, 33, 15.02],
  [0.01, 50, 0.01],
  [19.99, 1, 0.2],
])('of a fee of USD %d, %d%% are USD %d', (fee, share, rest) => {
  expect(bandedFee(fee, share)).toBe(rest);
});
