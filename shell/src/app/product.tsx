import type { EmotionCache } from '@emotion/react';
import { EditionProvider, type Edition, type EditionState } from '@plenary/kit/edition';
import { FillingsProvider } from '@plenary/kit/router';
import { AuthProvider, type Session, type SessionStore } from '@plenary/kit/session';
import { KitTheme } from '@plenary/kit/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { PageStore } from '../remotes/page-store';
import { ComposedYearProvider } from './boot-context';
import { LogoutQuestion } from './logout/logout';
import { PageStoreProvider } from './page-store-context';
import { slotFillings } from './slots/slot-fillings';

export interface ProductProps {
  edition: Edition;
  composedYear: number;
  composedState?: EditionState;
  composedAt?: number;
  assets: string;
  pages: PageStore;
  session: SessionStore;
  /** Provides the client of queries. */
  Queries: ComponentType<{ session: SessionStore; children: ReactNode }>;
  cache: EmotionCache;
  children: ReactNode;
}

/** Without retries: the transport has its own. The package is loaded apart from the shell. */
export function queriesWith({
  QueryClient,
  QueryClientProvider,
}: Pick<
  typeof import('@tanstack/react-query'),
  'QueryClient' | 'QueryClientProvider'
>): ProductProps['Queries'] {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
  return function Queries({ session, children }) {
    useEffect(() => forgetOtherUsers(client, session), [session]);
    return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  };
}

/** Another person who logs in in the same tab must not see, or send, data of the one before. */
function forgetOtherUsers(client: QueryClient, session: SessionStore): () => void {
  let known = personOf(session.getState());
  return session.subscribe((state) => {
    const person = personOf(state);
    if (person === undefined || person === known) return;
    if (known !== undefined) {
      client.removeQueries({ type: 'inactive' });
      void client.resetQueries({ type: 'active' });
    }
    known = person;
  });
}

const personOf = ({ user, offline }: Session) => user?.id ?? offline?.userId;

export function Product({ Queries, ...props }: ProductProps) {
  return (
    <KitTheme cache={props.cache} assets={props.assets}>
      <Queries session={props.session}>
        <EditionProvider
          edition={props.edition}
          composedState={props.composedState}
          composedAt={props.composedAt}
        >
          <ComposedYearProvider value={props.composedYear}>
            <AuthProvider store={props.session}>
              <PageStoreProvider value={props.pages}>
                <FillingsProvider value={slotFillings}>
                  <LogoutQuestion>{props.children}</LogoutQuestion>
                </FillingsProvider>
              </PageStoreProvider>
            </AuthProvider>
          </ComposedYearProvider>
        </EditionProvider>
      </Queries>
    </KitTheme>
  );
}
