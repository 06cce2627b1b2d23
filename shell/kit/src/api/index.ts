export { API_BASE, api, unwrap } from './client';
export { ApiError, formErrorOf, messageOf } from './api-error';
export type { ErrorBody } from './api-error';
export { beginDownload } from './begin-download';
export { onSessionLost } from './transport';
export { uploading } from './upload';
export type { OnProgress } from './upload';
export { onTokenChange, readToken, removeToken, storeToken } from './token';
export type { components } from './schema.gen';
