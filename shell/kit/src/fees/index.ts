export { FeesTable, NextPrice } from './fees-table';
