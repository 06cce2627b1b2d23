/**
 * What the page that offers a slot hands to its fillings. A newer kit only adds: fillings that were built with an older
 * one stay valid.
 */
export interface Slots {
  /** After the papers of a person, on My papers. */
  'my-papers.end': { userId: string };
}

export type SlotName = keyof Slots;

const names: Record<SlotName, true> = {
  'my-papers.end': true,
};

export const isSlot = (name: string): name is SlotName => Object.hasOwn(names, name);
