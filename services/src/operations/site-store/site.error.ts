import { StartError } from '../../platform/config/start-error.js';

/** A reason not to take or publish a site, in one line. */
export class SiteError extends StartError {}
