export { edgeGradient, edgeHeight } from './edge';
export { displayFamily, fontFaces, preloadedFont } from './font-faces';
export { FooterMapArt } from './footer-map-art';
export { MapArt, mapMotion } from './map-art';
export { Mark } from './mark';
export { Portrait } from './portrait';
export { ThinningLines } from './thinning-lines';
