import { matchRoutes } from 'react-router-dom';
import { path, paths } from './paths';

it('has the addresses of the specification', () => {
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

it('fills in a parameter so that the router reads the same value', () => {
  const paperId = 'a/b c?d#é%';
  const [match] = matchRoutes([{ path: paths.paper.pattern }], paths.paper.href({ paperId })) ?? [];
  expect(match?.params.paperId).toBe(paperId);
});

it('fills in several parameters', () => {
  expect(path('/a/:one/b/:two').href({ one: '1', two: '2' })).toBe('/a/1/b/2');
});
