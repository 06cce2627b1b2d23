export { FeesTable } from './fees-table';
