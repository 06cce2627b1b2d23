import { createSessionStore, type User } from '@plenary/kit/session';
import { act, people, render } from '@plenary/kit/testing';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { queriesWith } from './product';

function openTab() {
  const session = createSessionStore();
  const Queries = queriesWith({ QueryClient, QueryClientProvider });
  let client: QueryClient | undefined;
  function Child() {
    client = useQueryClient();
    return null;
  }
  render(
    <Queries session={session}>
      <Child />
    </Queries>,
  );
  const enter = (user: User | null) => act(() => session.setState({ user, rights: null }));
  return { enter, client: client! };
}

it('forgets the data of a person when another one logs in in the same tab', () => {
  const { enter, client } = openTab();
  enter(people.admin);
  client.setQueryData(['payments'], 'private');
  enter(null);
  // The control: the same person finds it again.
  enter(people.admin);
  expect(client.getQueryData(['payments'])).toBe('private');
  enter(null);
  enter(people.reviewer);
  expect(client.getQueryData(['payments'])).toBeUndefined();
});
