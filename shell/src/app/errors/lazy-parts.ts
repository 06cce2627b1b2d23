export { BreakArt } from './break-art';
export { BackButton } from './back-button';
export { KeptPages } from './kept-pages';
export { LikelyPage } from './likely-page-panel';
export { NothingLost } from './nothing-lost';
export { Ways } from './ways';
