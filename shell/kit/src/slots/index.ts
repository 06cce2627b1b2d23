export { Slot } from './slot';
export { isSlot } from './slots';
export type { SlotName, Slots } from './slots';
