import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatDay, packageById, useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { PaymentChip } from '@plenary/kit/states';
import { Actions, Button, Chip, Link, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Facts } from '../../../shared/details/facts';
import { Reference } from '../../../shared/details/reference';
import { Instant } from '../../../shared/details/time';
import { Drawer, LoadedDrawer } from '../../../shared/drawer/drawer';
import { May } from '../../../shared/may';
import { money } from '../money';
import { usedOf, usesOf, valueOf } from './discount-row';
import { discountCodeQuery, useStopCode, type DiscountCodeDetails } from './discounts.api';
import { texts } from './texts';

const Uses = styled('ul')({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
});

interface DiscountDrawerProps {
  id: string;
  onClose: () => void;
}

export function DiscountDrawer({ id, onClose }: DiscountDrawerProps) {
  const query = useQuery(discountCodeQuery(id));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(code) => <Details code={code} onClose={onClose} />}
    </LoadedDrawer>
  );
}

function Details({ code, onClose }: { code: DiscountCodeDetails; onClose: () => void }) {
  const edition = useEdition();
  const [isStopping, setStopping] = useState(false);
  const [done, setDone] = useState('');
  const stop = useStopCode(code.id);
  const { firstDay, lastDay, packages, registrations } = code;
  return (
    <Drawer
      title={code.code}
      chips={<Chip tone="grey">{texts.states[code.state]}</Chip>}
      done={done}
      onClose={onClose}
    >
      <Facts
        items={[
          [texts.value, <b key="value">{valueOf(code)}</b>],
          [texts.uses, usesOf(code)],
          [texts.perPerson, code.maxUsesPerPerson],
          [texts.used, usedOf(code)],
          [
            texts.packages,
            packages.map((id) => packageById(edition, id)?.name ?? id).join(', ') ||
              texts.allPackages,
          ],
          [texts.firstDay, firstDay && formatDay(firstDay)],
          [texts.lastDay, lastDay && formatDay(lastDay)],
          [texts.note, code.note],
          [texts.createdAt, <Instant key="at" at={code.createdAt} />],
          [texts.createdBy, code.createdBy],
        ]}
      />
      {code.state !== 'stopped' && (
        <May right="payments:write">
          <Actions>
            <Button look="destructive" size="small" onClick={() => setStopping(true)}>
              {texts.stop}
            </Button>
          </Actions>
        </May>
      )}
      <section>
        <h3>{texts.registrations}</h3>
        {registrations.length === 0 && <p>{texts.unused}</p>}
        {registrations.length < code.uses && <p>{texts.newest({ count: registrations.length })}</p>}
        <Uses>
          {registrations.map(({ paymentId, merchantReference, name, discount, state }) => (
            <li key={paymentId}>
              <Link to={`${paths.adminPayments.href()}?item=${paymentId}`}>
                <Reference>{merchantReference}</Reference>
              </Link>
              <span>{name}</span>
              <span>{money(discount)}</span>
              <PaymentChip state={state} />
            </li>
          ))}
        </Uses>
      </section>
      {isStopping && (
        <ConfirmDialog
          title={texts.stopTitle({ code: code.code })}
          text={texts.stopText}
          confirm={texts.stop}
          keep={texts.keep}
          error={stop.error && messageOf(stop.error, texts.failed)}
          onClose={() => setStopping(false)}
          onConfirm={async () => {
            await stop.mutateAsync();
            setStopping(false);
            setDone(texts.stoppedDone);
          }}
        />
      )}
    </Drawer>
  );
}
