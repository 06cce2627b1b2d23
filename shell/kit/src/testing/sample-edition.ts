import type { Edition } from '../edition';
import document from './sample-edition.json';

/** The server's sample edition, as it answers it. `npm run sample` takes it anew. */
export const sampleEdition = document as unknown as Edition;
