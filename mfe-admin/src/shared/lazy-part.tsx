import { useEffect, useState, type ComponentType } from 'react';

const Nothing = () => null;

/**
 * A part of a page whose code is loaded when the part is first shown. Unlike with `lazy`, React does not delay it by 300 ms
 * after a fallback, and a part that failed to load is loaded again with the page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (known) return undefined;
      let isLeft = false;
      load().then(
        (loaded) => {
          known = loaded.default;
          if (!isLeft) setPart(() => loaded.default);
        },
        (reason: unknown) => !isLeft && setFailure({ reason }),
      );
      return () => {
        isLeft = true;
      };
    }, []);
    if (failure) throw failure.reason;
    return Part ? <Part {...props} /> : <Meanwhile {...props} />;
  };
}
