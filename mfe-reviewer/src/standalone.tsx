import { standalone } from '@plenary/kit/standalone';
import remote from './remote';
import routes from './routes';
import { answers } from './testing/answers';

void standalone({ routes, remote, answers });
