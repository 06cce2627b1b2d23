/** What the browser keeps of a session, without the code of one. */
export { readAccount, rememberAccount, requestEarly } from '../api/early-requests';
export { onTokenChange, readToken } from '../api/token';
export { hasDrafts } from './drafts';
