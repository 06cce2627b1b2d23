import { api, unwrap } from '@plenary/kit/api';
import { paths } from '@plenary/kit/paths';
import { useNavigate } from '@plenary/kit/router';
import { Button } from '@plenary/kit/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { InputDialog } from '../../../shared/dialogs/input-dialog';
import { May } from '../../../shared/may';
import { paperQuery, problemOf, type AdminPaper } from '../paper.api';
import { papersKey } from '../papers.api';
import { texts } from './texts';

/** The paper is hidden from the organiser from then on, so that the list follows. */
export function DeclareConflict({ paper: { id } }: { paper: AdminPaper }) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const declare = useMutation({
    mutationFn: (reason: string) =>
      unwrap(
        api.POST('/api/v1/admin/papers/{id}/conflict', {
          params: { path: { id } },
          body: { reason },
        }),
      ),
  });
  return (
    <May right="papers:write">
      <div>
        <Button look="text" onClick={() => setOpen(true)}>
          {texts.declareConflict}
        </Button>
      </div>
      {isOpen && (
        <InputDialog
          title={texts.conflictTitle}
          text={texts.conflictText}
          label={texts.reason}
          missing={texts.reasonMissing}
          maxLength={5000}
          confirm={texts.declareConflict}
          keep={texts.cancel}
          isDestructive
          error={problemOf(declare.error)}
          onClose={() => setOpen(false)}
          onSubmit={async (reason) => {
            await declare.mutateAsync(reason);
            await navigate(paths.adminPapers.href());
            client.removeQueries({ queryKey: paperQuery(id).queryKey });
            await client.invalidateQueries({ queryKey: [...papersKey, 'list'] });
          }}
        />
      )}
    </May>
  );
}
