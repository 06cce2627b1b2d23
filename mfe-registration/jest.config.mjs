export { default } from '@plenary/kit/jest';
