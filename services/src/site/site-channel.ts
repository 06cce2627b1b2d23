/** The channel on which a saved edition asks for new pages. */
export const SITE_CHANNEL = 'site_changes';
