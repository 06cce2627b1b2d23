import type { FilledSlot } from '@plenary/kit/router';
import { useMay, useUser } from '@plenary/kit/session';
import { opensFor } from '../../may-open';
import { usePageStore } from '../page-store-context';
import { Filling } from './filling';
import { fillsOf } from './fills-of';
import { OnScreen } from './on-screen';

/** Fillings of one slot, in the order of the registry. Each is loaded, and fails, apart from the others. */
export default function Fillings({ name, data }: FilledSlot) {
  const { registry } = usePageStore();
  const user = useUser();
  const may = useMay();
  const fills = fillsOf(registry, name).filter(
    ({ access, right }) => opensFor(access, user?.role) && (!right || may(right)),
  );
  if (fills.length === 0) return null;
  return (
    <OnScreen>
      {fills.map((fill) => (
        <Filling key={fill.remote} fill={fill} data={data} />
      ))}
    </OnScreen>
  );
}
