export { expect, test } from './test';
export type { Product, Role } from './test';
