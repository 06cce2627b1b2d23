import {
  NavigationType,
  resolvePath,
  UNSAFE_createBrowserHistory as browserHistory,
  UNSAFE_createMemoryHistory as memoryHistory,
  type Location,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { ScrollPositions } from './scroll-positions';

export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  /** In pixels from the top; the start of the page or of a part, or only a part. */
  scrollTo?: number | 'start' | 'part';
}

type Listener = (state: RouterState) => void;
/** Gets the navigation, to run it later or never. */
type Blocker = (navigation: () => void) => void;
type History = ReturnType<typeof browserHistory> | ReturnType<typeof memoryHistory>;

/**
 * The addresses of one page load, above react-router's declarative half: navigation from anywhere, blockers and
 * scroll positions. The router of data that offers these loads data, too, which is twice the code.
 */
export class Router {
  state: RouterState;
  readonly scroll = new ScrollPositions();
  private readonly listeners = new Set<Listener>();
  private readonly blockers = new Set<Blocker>();
  private isAdmitted = false;
  private isReturning = false;
  private keepsScroll = false;

  /** What react-router's own components call. */
  readonly navigator = {
    createHref: (to: To) => this.history.createHref(to),
    encodeLocation: (to: To) => this.history.encodeLocation(to),
    go: (delta: number) => this.history.go(delta),
    push: (to: To, state?: unknown, options?: NavigateOptions) => this.change(to, state, options),
    replace: (to: To, state?: unknown, options?: NavigateOptions) =>
      this.change(to, state, { ...options, replace: true }),
  };

  /** @param restores whether the first page is scrolled to where it was */
  constructor(
    private readonly history: History,
    restores: boolean,
  ) {
    const { location, action } = history;
    const scrollTo = restores ? this.scroll.of(location) : undefined;
    this.state = { location, historyAction: action, scrollTo };
    history.listen(({ action, location, delta }) => {
      if (this.isReturning) {
        this.isReturning = false;
        return;
      }
      const [blocker] = this.blockers;
      // Pushes and replacements were asked about before.
      if (action === NavigationType.Pop && blocker && delta !== null && !this.isAdmitted) {
        this.isReturning = true;
        history.go(-delta);
        blocker(() => this.admit(() => history.go(delta)));
        return;
      }
      this.isAdmitted = false;
      this.update({ location, historyAction: action });
    });
  }

  /** `to` may be relative to the current address; a number goes back or forward. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void> {
    if (typeof to === 'number') this.history.go(to);
    else this.change(resolvePath(to, this.state.location.pathname), options?.state, options);
    return Promise.resolve();
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Returns a function that ends it. */
  block(blocker: Blocker): () => void {
    this.blockers.add(blocker);
    return () => this.blockers.delete(blocker);
  }

  private change(to: To, state: unknown, options: NavigateOptions = {}): void {
    const change = () => {
      this.keepsScroll = options.preventScrollReset ?? false;
      this.history[options.replace ? 'replace' : 'push'](to, state);
    };
    const [blocker] = this.blockers;
    if (blocker) blocker(() => this.admit(change));
    else change();
  }

  private admit(navigation: () => void): void {
    this.isAdmitted = true;
    navigation();
  }

  private update({ location, historyAction }: Omit<RouterState, 'scrollTo'>): void {
    this.scroll.save(this.state.location);
    const scrollTo = this.scroll.of(location) ?? (this.keepsScroll ? 'part' : 'start');
    this.keepsScroll = false;
    this.state = { location, historyAction, scrollTo };
    for (const listener of this.listeners) listener(this.state);
  }
}

export function createBrowserRouter(): Router {
  return new Router(browserHistory({ v5Compat: true }), !isFirstVisit());
}

/** For tests, and for pages that are rendered in Node. */
export function createMemoryRouter(entry: string | Partial<Location> = '/'): Router {
  const initialEntries = [typeof entry === 'string' ? entry : { ...entry }];
  return new Router(memoryHistory({ initialEntries, v5Compat: true }), false);
}

/** Not loaded again, and not reached by going back. */
function isFirstVisit(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries[0]?.type === 'navigate';
}
