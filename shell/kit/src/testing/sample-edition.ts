import type { components } from '../api';
import document from './sample-edition.json';

/** The server's sample edition, as it answers it. `npm run sample` takes it anew. */
export const sampleEdition = document as unknown as components['schemas']['Edition'];
