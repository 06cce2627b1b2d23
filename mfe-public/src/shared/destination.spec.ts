import { destinationOf } from './destination';

it.each([
  ['/submit', 'Log in to submit a paper.', 'Continue to submission'],
  ['/submitted', 'Log in to see your papers.', 'Continue to your papers'],
  ['/papers/7?tab=reviews', 'Log in to see this paper.', 'Continue to the paper'],
  [
    '/register-conference-form',
    'Log in to register for the conference.',
    'Continue to registration',
  ],
  ['/reviewers', 'Log in to review papers.', 'Continue to your reviews'],
  ['/reviewers/invitations/x', 'Log in to answer the invitation.', 'Continue to the invitation'],
  ['/admin/payments', 'Log in to open the admin area.', 'Continue to the admin area'],
  ['/elsewhere', 'Log in to open the page you requested.', 'Continue to the page you requested'],
])('gives reason and way on for %s', (from, reason, proceed) => {
  expect(destinationOf(from)).toEqual({ to: from, reason, proceed });
});

it.each([undefined, '/', '/?a=b', '//evil.example', '/login', 7])('has none for %j', (from) => {
  expect(destinationOf(from)).toBeUndefined();
});
