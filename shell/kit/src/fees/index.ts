export { FeeBandsNote, FeesTable, NextPrice } from './fees-table';
