import type { components } from '../api';
import document from './sample-edition.json';

export const sampleEdition = document as unknown as components['schemas']['Edition'];
