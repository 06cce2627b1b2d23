import { remoteConfig } from '../shell/federation.mjs';
import routes from './src/routes';

export default remoteConfig({ dir: import.meta.dirname, routes });
