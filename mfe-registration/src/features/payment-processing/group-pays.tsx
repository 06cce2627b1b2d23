import { messageOf } from '@plenary/kit/api';
import { Alert, Button, Spinner, Stack } from '@plenary/kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { InvitedGroup } from '../../shared/groups/invited-group.api';
import { PaidBy } from '../../shared/groups/paid-by';
import { texts } from '../../shared/groups/texts';

interface GroupPaysProps {
  group: UseQueryResult<InvitedGroup>;
  onLeave: () => void;
}

/** In place of the bank details. */
export default function GroupPays({ group, onLeave }: GroupPaysProps) {
  const { data, error } = group;
  if (data) {
    const { organization } = data;
    return (
      <PaidBy organization={organization} onLeave={onLeave}>
        <p>{texts.order({ organization })}</p>
      </PaidBy>
    );
  }
  if (!error) return <Spinner label={texts.loading} />;
  return (
    <Stack>
      <Alert severity="error">{messageOf(error, texts.loadFailed)}</Alert>
      <Button look="outlined" onClick={onLeave}>
        {texts.withoutGroup}
      </Button>
    </Stack>
  );
}
