import { lazy, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded when it is rendered, or ahead: React delays content by 300 ms where it has just
 * shown a fallback.
 */
export function loadedAhead<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let known: ComponentType<Props> | undefined;
  const OnDemand = lazy(load) as unknown as ComponentType<Props>;
  function Loaded(props: Props) {
    const [Shown] = useState(() => known ?? OnDemand);
    return <Shown {...props} />;
  }
  /** A failure comes again when the component is rendered. */
  async function ahead(): Promise<void> {
    known = await load().then(
      (module) => module.default,
      () => undefined,
    );
  }
  return Object.assign(Loaded, { ahead });
}
