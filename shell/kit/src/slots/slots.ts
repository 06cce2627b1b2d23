/**
 * What the page that offers a slot hands to its fillings. A newer kit only adds: fillings that were built with an older
 * one stay valid.
 */
export interface Slots {
  /** After the papers of the person who is logged in. */
  'my-papers.end': Record<never, never>;
  /** Last in a phone's order, next to the details on wide screens: an accepted paper, for its authors. */
  'paper.end': { number: number };
}

export type SlotName = keyof Slots;

const names: Record<SlotName, true> = {
  'my-papers.end': true,
  'paper.end': true,
};

export const isSlot = (name: string): boolean => Object.hasOwn(names, name);
