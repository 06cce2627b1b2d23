export { handlers } from './handlers';
export { http } from './http';
export { people } from './people';
export { sampleEdition } from './sample-edition';
