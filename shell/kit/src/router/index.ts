export {
  Link as RouterLink,
  Navigate,
  useLocation,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, To } from 'react-router-dom';
export { FillingsProvider, useFillings } from './fillings';
export type { FilledSlot } from './fillings';
export { RemoteFolderProvider, useRemoteFolder } from './remote-folder';
export { createBrowserRouter, createMemoryRouter } from './router';
export type { Router } from './router';
export { RouterRoot, useBlocker, useNavigate } from './router-root';
