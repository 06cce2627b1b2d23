/*
 * React Refresh finds React through the hook of React's developer tools. Each bundle has a refresh
 * runtime, and those of the remotes load when React runs already. So this hook comes first, keeps the
 * renderers for late runtimes, and asks all of them: React itself would ask only the latest, and show
 * outdated code of all others.
 */
type Answer = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler?: (answer: Answer | null) => void;
}

interface Hook {
  supportsFiber: boolean;
  renderers: Map<number, Renderer>;
  inject: (renderer: Renderer) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

/** Must run before React. */
export function shareRefreshHook(): void {
  const page = window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };
  const hook = (page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= createHook());
  const inject = hook.inject;
  hook.inject = (renderer) => {
    askAll(renderer);
    return inject.call(hook, renderer);
  };
}

function createHook(): Hook {
  const renderers = new Map<number, Renderer>();
  const nothing = () => undefined;
  return {
    supportsFiber: true,
    renderers,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  };
}

function askAll(renderer: Renderer): void {
  const set = renderer.setRefreshHandler;
  if (!set) return;
  const answers = new Set<Answer>();
  const firstAnswer: Answer = (type) => {
    for (const answer of answers) {
      const found = answer(type);
      if (found) return found;
    }
    return undefined;
  };
  renderer.setRefreshHandler = (answer) => {
    if (answer) answers.add(answer);
    set(answer && firstAnswer);
  };
}
