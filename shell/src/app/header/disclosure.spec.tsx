import { render, screen, userEvent } from '@plenary/kit/testing';
import { Router, type Navigator } from 'react-router-dom';
import { Disclosure } from './disclosure';

/** The header while the page of the location with this key is shown. */
const header = (key: string) => (
  <Router location={{ pathname: '/', key }} navigator={{} as Navigator}>
    <Disclosure summary={<summary>Account</summary>}>
      <a href="/profile">Profile</a>
    </Disclosure>
  </Router>
);
const details = () => screen.getByText('Account').closest('details');
const navigate = (key: string) => window.history.pushState({ key }, '');

beforeEach(() => navigate('login'));

it('closes after a navigation', async () => {
  const { rerender } = render(header('login'));
  await userEvent.click(screen.getByText('Account'));
  expect(details()).toHaveAttribute('open');

  navigate('home');
  rerender(header('home'));
  expect(details()).not.toHaveAttribute('open');
});

it('stays open when it was opened between a navigation and the page of it', async () => {
  const { rerender } = render(header('login'));
  navigate('home');
  await userEvent.click(screen.getByText('Account'));

  rerender(header('home'));
  expect(details()).toHaveAttribute('open');
});
