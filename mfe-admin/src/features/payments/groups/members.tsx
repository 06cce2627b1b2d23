import { messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { paths } from '@plenary/kit/paths';
import { PaymentChip } from '@plenary/kit/states';
import { Button, colours, Link, styled } from '@plenary/kit/ui';
import { useState } from 'react';
import { May } from '../../../shared/may';
import { money } from '../money';
import { useRemoveMember, type AdminGroup, type GroupMember } from './groups.api';
import { texts } from './texts';

const List = styled('ul')({
  marginBlock: '8px 12px',
  listStyle: 'none',
  borderBlockStart: `1px solid ${colours.hairline}`,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: 10,
    borderBlockEnd: `1px solid ${colours.hairline}`,
  },
  '& > li > a': { flexBasis: '100%' },
  '& > li > button': { marginInlineStart: 'auto' },
  '& small': { color: colours.muted, fontSize: '0.8125rem' },
});

interface MembersProps {
  group: AdminGroup;
  onDone: (message: string) => void;
}

/** Links to the payments, and a way out of the group until the invoice. */
export function Members({ group, onDone }: MembersProps) {
  const [removed, setRemoved] = useState<GroupMember>();
  const remove = useRemoveMember(group);
  const { members, organization, hold, heldRemovals } = group;
  return (
    <section aria-labelledby="group-members">
      <h3 id="group-members">{texts.members}</h3>
      {members.length === 0 && <p>{texts.noMembers}</p>}
      {members.length > 0 && (
        <List>
          {members.map((member) => (
            <li key={member.paymentId}>
              <Link to={`${paths.adminPayments.href()}?item=${member.paymentId}`}>
                {member.name}
              </Link>
              <span>{money(member.amount)}</span>
              <PaymentChip
                state={member.status === 'pending' ? 'awaiting-payment' : member.status}
              />
              {member.status === 'pending' && (
                <small>{member.isInvoiced ? texts.onInvoice : texts.notInvoiced}</small>
              )}
              {heldRemovals.includes(member.paymentId) && <small>{texts.removalHeld}</small>}
              {member.isRemovable && !hold && !heldRemovals.includes(member.paymentId) && (
                <May right="payments:write">
                  <Button
                    look="destructive"
                    size="small"
                    aria-label={texts.removeName({ name: member.name })}
                    onClick={() => setRemoved(member)}
                  >
                    {texts.remove}
                  </Button>
                </May>
              )}
            </li>
          ))}
        </List>
      )}
      {members.length > 0 && (
        <Link to={`${paths.adminPayments.href()}?group=${group.id}`}>{texts.payments}</Link>
      )}
      {removed && (
        <ConfirmDialog
          title={texts.removeTitle({ name: removed.name })}
          text={texts.removeText({ organization, name: removed.name })}
          confirm={texts.remove}
          keep={texts.keep}
          error={remove.error && messageOf(remove.error, texts.failed)}
          onClose={() => setRemoved(undefined)}
          onConfirm={async () => {
            const after = await remove.mutateAsync(removed.paymentId);
            setRemoved(undefined);
            const isHeld = after.heldRemovals.includes(removed.paymentId);
            // The bar of acts on hold announces it.
            onDone(isHeld ? '' : texts.removed({ name: removed.name }));
          }}
        />
      )}
    </section>
  );
}
