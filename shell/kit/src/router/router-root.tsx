import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import { Router as Locations, type NavigateOptions, type To } from 'react-router-dom';
import type { Router, RouterState } from './router';

const RouterContext = createContext<Router | null>(null);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Outside of a router');
  return router;
}

export function RouterRoot({ router, children }: { router: Router; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const update = (next: RouterState) => startTransition(() => setState(next));
    update(router.state);
    return router.subscribe(update);
  }, [router]);
  return (
    <RouterContext value={router}>
      <Locations
        location={state.location}
        navigationType={state.historyAction}
        navigator={router.navigator}
      >
        {children}
        <Scroll state={state} />
      </Locations>
    </RouterContext>
  );
}

/** The same function for all pages, so that effects do not run again after a navigation. */
export function useNavigate(): (to: To | number, options?: NavigateOptions) => Promise<void> {
  const router = useRouter();
  const [navigate] = useState(() => router.navigate.bind(router));
  return navigate;
}

export interface Blocker {
  state: 'blocked' | 'unblocked';
  proceed: () => void;
  reset: () => void;
}

/** Holds navigations back while `when` is true: the last one waits for `proceed` or `reset`. */
export function useBlocker(when: boolean): Blocker {
  const router = useRouter();
  const [blocked, setBlocked] = useState<{ navigation: () => void }>();
  useEffect(
    () => (when ? router.block((navigation) => setBlocked({ navigation })) : undefined),
    [router, when],
  );
  const reset = () => setBlocked(undefined);
  const proceed = () => {
    reset();
    blocked?.navigation();
  };
  return { state: blocked ? 'blocked' : 'unblocked', proceed, reset };
}

function Scroll({ state: { location, scrollTo } }: { state: RouterState }) {
  const { scroll } = useRouter();
  useLayoutEffect(() => {
    if (typeof scrollTo === 'number') window.scrollTo(0, scrollTo);
    if (scrollTo !== 'start' && scrollTo !== 'part') return;
    const part = partOf(location.hash);
    if (part) part.scrollIntoView();
    else if (scrollTo === 'start') window.scrollTo(0, 0);
  }, [location, scrollTo]);

  useEffect(() => {
    const { history } = window;
    const leave = () => {
      scroll.save(location);
      scroll.store();
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      history.scrollRestoration = 'auto';
    };
  }, [scroll, location]);
  return null;
}

function partOf(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not an encoded id.
    return null;
  }
}
