import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatDollars } from '@plenary/kit/edition';
import { PaymentChip } from '@plenary/kit/states';
import { Alert, Button, colours, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { Part } from '../../shared/layout/columns';
import { useRemoveMember, type Group, type Member } from './groups.api';
import { texts } from './texts';

const words = texts.members;

const List = styled('ul')({ listStyle: 'none', borderBlockStart: `3px solid ${colours.primary}` });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 20px',
  alignItems: 'center',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${colours.hairline}`,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 700, color: colours.ink },
  '& small': { display: 'block', color: colours.muted, fontSize: '0.875rem' },
  '& data': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr auto 176px 104px' },
}));

const Act = styled('span')({ justifySelf: 'end' });

/** Who joined, with what the payer has to know of each. */
export function Members({ group }: { group: Group }) {
  const [removed, setRemoved] = useState<Member>();
  const [done, setDone] = useState('');
  const remove = useRemoveMember(group);
  return (
    <Part aria-labelledby="members">
      <h2 id="members">{words.title}</h2>
      <div role="status">{done && <Alert severity="success">{done}</Alert>}</div>
      {group.members.length === 0 && <p>{words.none}</p>}
      {group.members.length > 0 && (
        <List>
          {group.members.map((member) => (
            <Line key={member.paymentId} member={member} onRemove={() => setRemoved(member)} />
          ))}
        </List>
      )}
      {removed && (
        <ConfirmDialog
          title={words.removeTitle({ name: removed.name })}
          text={words.removeText({ name: removed.name })}
          confirm={words.remove}
          keep={texts.cancel}
          error={formErrorOf(remove.error, words.removeFailed)}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            await remove.mutateAsync(removed.paymentId);
            setRemoved(undefined);
            setDone(words.removed({ name: removed.name }));
          }}
        />
      )}
    </Part>
  );
}

function Line({ member, onRemove }: { member: Member; onRemove: () => void }) {
  const { name, packageName, amount, status, isInvoiced, isRemovable } = member;
  return (
    <Row>
      <div>
        <b>{name}</b>
        <small>{packageName}</small>
      </div>
      <data value={amount}>{formatDollars(amount, { cents: true })}</data>
      <div>
        <PaymentChip state={status === 'pending' ? 'awaiting-payment' : status} />
        {status === 'pending' && <small>{isInvoiced ? words.invoiced : words.notInvoiced}</small>}
      </div>
      <Act>
        {isRemovable && (
          <Button
            look="destructive"
            size="small"
            aria-label={words.removeName({ name })}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        )}
      </Act>
    </Row>
  );
}
