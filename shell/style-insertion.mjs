// When emotion inserts styles: while components are rendered, in place of React's insertion effects. These run all at
// once when a page is committed, which kept a phone busy for 250 ms; rendering is divided into parts of a few milliseconds.
import { useInsertionEffect } from 'react';

export const useInsertionEffectAlwaysWithSyncFallback = (insert) => insert();

/** Global styles are removed with their component, which only an effect can do. */
export const useInsertionEffectWithLayoutFallback = useInsertionEffect;
