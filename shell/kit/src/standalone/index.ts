export { standalone } from './standalone';
