export {
  Link as RouterLink,
  Navigate,
  useBlocker,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, To } from 'react-router-dom';
export { RemoteFolderProvider, useRemoteFolder } from './remote-folder';
