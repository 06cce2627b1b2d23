import { remoteConfig } from '../shell/federation.mjs';
import remote from './src/remote';
import routes from './src/routes';

export default remoteConfig({ dir: import.meta.dirname, routes, pages: remote.pages });
