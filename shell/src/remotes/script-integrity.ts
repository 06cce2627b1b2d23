/**
 * Where the shell leaves what the bundles of shell and remotes ask before they load a part of themselves
 * (verified-scripts.mjs). Part of the contract.
 */
export const SCRIPT_INTEGRITY = '__PLENARY_INTEGRITY__';
