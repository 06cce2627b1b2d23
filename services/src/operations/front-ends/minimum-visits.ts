/** Of a new version, before it is judged. */
export const MINIMUM_VISITS = 500;
