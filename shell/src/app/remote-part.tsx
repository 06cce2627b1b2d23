import { isOffline, untilOnline } from '@plenary/kit/api';
import type { Offline } from '@plenary/kit/remote';
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { RemoteFailure } from '../remotes/remote-failure';
import { usePageStore } from './page-store-context';

type Load = () => Promise<ComponentType>;

/** @param isKept the browser is expected to have the code without a network */
async function loadOnline(load: Load, loadAgain: Load, isKept = false): Promise<ComponentType> {
  const hasWaited = isOffline();
  if (!isKept) await untilOnline();
  try {
    return await load();
  } catch (error) {
    // A network that has just returned may still refuse its first requests.
    if (!isOffline() && !hasWaited) throw error;
    return loadOnline(loadAgain, loadAgain);
  }
}

export interface Attempt {
  count: number;
  /** A part whose code is here. */
  known?: ComponentType;
  load: Load;
}

/** Attempts to load a page or a filling; the next one follows `retry`. */
export function useAttempt(remote: string, path: string, isKept?: boolean, offline?: Offline) {
  const pages = usePageStore();
  const again = () => pages.loadAgain(remote, path);
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    count: 0,
    known: offline === 'unavailable' && isOffline() ? undefined : pages.peek(remote, path),
    load: () => loadOnline(() => pages.load(remote, path), again, isKept),
  }));
  const retry = (error: unknown) => {
    const failure = error instanceof RemoteFailure ? error : undefined;
    setAttempt(({ count }) => ({
      count: count + 1,
      load: () => loadOnline(() => pages.loadAgain(remote, path, failure), again),
    }));
  };
  return { attempt, retry };
}

interface LoadedPartProps {
  attempt: Attempt;
  meanwhile?: ReactNode;
  children: (Part: ComponentType) => ReactNode;
}

/** Not `lazy`: React delays content by 300 ms where it has just shown a fallback. */
export function LoadedPart({ attempt: { known, load }, meanwhile, children }: LoadedPartProps) {
  const [Part, setPart] = useState(() => known);
  const [failure, setFailure] = useState<{ reason: Error }>();
  useEffect(() => {
    if (known) return undefined;
    let isLeft = false;
    load().then(
      (loaded) => !isLeft && startTransition(() => setPart(() => loaded)),
      (reason: Error) => !isLeft && setFailure({ reason }),
    );
    return () => {
      isLeft = true;
    };
  }, [known, load]);
  if (failure) throw failure.reason;
  return Part ? children(Part) : meanwhile;
}
