import { matchRoutes } from 'react-router-dom';
import { path, paths } from './paths';

test('the addresses are those of the specification', () => {
  expect(Object.values(paths).map((each) => each.pattern)).toEqual(
    expect.arrayContaining([
      ...['/', '/login', '/register', '/verify-email', '/forgot-password'],
      ...['/reset-password/:token', '/call-for-papers', '/call-for-posters', '/meet-committee'],
      ...['/join-committee', '/venue', '/contact', '/who-are-we', '/conference-register'],
      ...['/register-conference', '/register-conference-form', '/payment-processing'],
      ...['/payment-success', '/payment-failed', '/submit', '/submitted', '/papers/:paperId'],
      ...['/reviewers', '/reviewers/papers/:paperId', '/admin/dashboard', '/admin/users'],
      ...['/admin/papers', '/admin/payments'],
    ]),
  );
});

test('a parameter is filled in so that the router reads the same value back', () => {
  const paperId = 'a/b c?d#é%';
  const [match] = matchRoutes([{ path: paths.paper.pattern }], paths.paper.href({ paperId })) ?? [];
  expect(match?.params.paperId).toBe(paperId);
});

test('a path may have several parameters', () => {
  expect(path('/a/:one/b/:two').href({ one: '1', two: '2' })).toBe('/a/1/b/2');
});
