import { countUnsent } from '@plenary/kit/session';
import { Alert } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { profileKey } from './sessions.api';
import { texts } from './texts';

/** Before an act that ends the session: what this device has not sent is deleted with it. */
export function UnsentWarning() {
  const { data: count = 0 } = useQuery({
    queryKey: [...profileKey, 'unsent'],
    queryFn: countUnsent,
    networkMode: 'always',
    gcTime: 0,
  });
  return count > 0 && <Alert severity="warning">{texts.unsent({ count })}</Alert>;
}
