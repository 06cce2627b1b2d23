// Made by shell/kit/art/make-map.mjs from world-atlas (Natural Earth, public domain). Do not edit.

/** The southern half of the map, south first: weight of the row's line, and its path. */
export const bandMap: readonly (readonly [number, string])[] = [
  [9.5, 'M825 6h18'],
  [9.3, 'M837 18h18'],
  [9.1, 'M834 30h27'],
  [8.9, 'M99 42h12m726 0h30'],
  [8.7, 'M78 54h9m75 0h12m669 0h27'],
  [8.5, 'M60 66h9m762 0h42'],
  [8.3, 'M141 78h36m648 0h51'],
  [8.1, 'M132 90h57m33 0h30m294 0h30m237 0h63'],
  [7.8, 'M120 102h129m285 0h45m231 0h72'],
  [7.6, 'M114 114h135m279 0h57m222 0h75'],
  [7.4, 'M111 126h135m234 0h6m39 0h63m219 0h78'],
  [7.2, 'M114 138h129m231 0h15m27 0h75m195 0h99'],
  [7, 'M117 150h105m249 0h15m33 0h75m189 0h105'],
  [6.8, 'M123 162h84m258 0h21m24 0h90m180 0h114'],
  [6.6, 'M123 174h12m21 0h42m264 0h12m24 0h102m180 0h132'],
  [6.4, 'M129 186h6m18 0h21m324 0h96m186 0h138'],
  [6.2, 'M99 198h9m390 0h96m180 0h150'],
  [6.1, 'M108 210h36m87 0h15m255 0h96m171 0h162'],
  [5.9, 'M93 222h6m15 0h30m117 0h6m234 0h99m171 0h165'],
  [5.7, 'M129 234h21m6 0h9m36 0h12m9 0h21m15 0h18m222 0h108m189 0h138'],
];
