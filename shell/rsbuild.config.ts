import { shellConfig } from './federation.mjs';

export default shellConfig();
