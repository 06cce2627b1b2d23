import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { addCatalogue, currentLocale, startLocale } from '@plenary/kit/i18n';
import { onSessionLost } from '../api';
import { startBehaviours, startReaderTimes } from '../behaviours';
import { EditionProvider } from '../edition';
import { paths } from '../paths';
import { createBrowserRouter, RemoteFolderProvider, RouterRoot } from '../router';
import { AuthProvider } from '../session';
import { remoteRoutes, type RemoteContent } from '../testing/remote-routes';
import { sampleEdition } from '../testing/sample-edition';
import { KitTheme, loadDirection } from '../ui';
import { Notice } from './notice';
import { readSetting } from './setting';
import { simulate } from './simulate';
import { texts } from './texts';
import { Workbench } from './workbench';

export interface Standalone extends RemoteContent {
  answers: () => void;
}

export async function standalone({ answers, ...content }: Standalone): Promise<void> {
  const setting = readSetting(content.routes);
  await startLanguage(setting.lang, content.remote);
  startBehaviours();
  startReaderTimes();
  await simulate(setting, answers);
  const elsewhere = <Notice title={texts.elsewhere} text={texts.elsewhereText} />;
  const router = createBrowserRouter();
  const routes = [
    {
      element: <Workbench routes={content.routes} setting={setting} />,
      children: remoteRoutes(content, elsewhere),
    },
  ];
  onSessionLost(() => void router.navigate(paths.login.href()));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  createRoot(root).render(
    <KitTheme>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <AuthProvider>
          <EditionProvider edition={sampleEdition}>
            <RemoteFolderProvider value="">
              <RouterRoot router={router}>
                <Routes routes={routes} />
              </RouterRoot>
            </RemoteFolderProvider>
          </EditionProvider>
        </AuthProvider>
      </QueryClientProvider>
    </KitTheme>,
  );
}

async function startLanguage(lang: string, { catalogue }: RemoteContent['remote']): Promise<void> {
  await startLocale(lang);
  const own = addCatalogue((chosen) => import(`../../locales/${chosen}.po`));
  await Promise.all([loadDirection(), own, addCatalogue(catalogue)]);
  Object.assign(document.documentElement, { lang, dir: currentLocale().dir });
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
