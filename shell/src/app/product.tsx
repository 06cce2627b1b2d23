import type { EmotionCache } from '@emotion/react';
import { EditionProvider, type Edition, type EditionState } from '@plenary/kit/edition';
import { AuthProvider, type SessionStore } from '@plenary/kit/session';
import { KitTheme } from '@plenary/kit/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PageStore } from '../remotes/page-store';
import { ComposedYearProvider } from './boot-context';
import { PageStoreProvider } from './page-store-context';

export interface ProductProps {
  edition: Edition;
  composedYear: number;
  composedState?: EditionState;
  composedAt?: number;
  assets: string;
  pages: PageStore;
  session: SessionStore;
  queries: QueryClient;
  cache: EmotionCache;
  children: ReactNode;
}

/** Without retries: the transport has its own. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false } },
  });
}

export function Product(props: ProductProps) {
  return (
    <KitTheme cache={props.cache} assets={props.assets}>
      <QueryClientProvider client={props.queries}>
        <EditionProvider
          edition={props.edition}
          composedState={props.composedState}
          composedAt={props.composedAt}
        >
          <ComposedYearProvider value={props.composedYear}>
            <AuthProvider store={props.session}>
              <PageStoreProvider value={props.pages}>{props.children}</PageStoreProvider>
            </AuthProvider>
          </ComposedYearProvider>
        </EditionProvider>
      </QueryClientProvider>
    </KitTheme>
  );
}
