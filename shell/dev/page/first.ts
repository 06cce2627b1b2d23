import { showBadge } from './badge';
import { shareRefreshHook } from './refresh-hook';

/* The first script of every page of development: it runs before React. */
shareRefreshHook();
showBadge();
