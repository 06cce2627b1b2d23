import { messageOf } from '@plenary/kit/api';
import { FormDialog } from '@plenary/kit/dialogs';
import { TextField, useForm } from '@plenary/kit/forms';
import { paths } from '@plenary/kit/paths';
import { Actions, Alert, Button, Link } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { InputDialog } from '../../shared/dialogs/input-dialog';
import { DownloadStatus } from '../../shared/download-status';
import { useStartDownload } from '../../shared/downloads.api';
import { Drawer, LoadedDrawer } from '../../shared/drawer/drawer';
import { DocumentChip } from './document-row';
import * as api from './documents.api';
import { texts } from './texts';

const LONGEST_REASON = 500;

interface DocumentDrawerProps {
  kind: api.DocumentKind;
  subjectId: string;
  onClose: () => void;
}

export function DocumentDrawer({ kind, subjectId, onClose }: DocumentDrawerProps) {
  const query = useQuery(api.candidateQuery(kind, subjectId));
  return (
    <LoadedDrawer query={query} gone={texts.gone} onClose={onClose}>
      {(candidate) => <Details kind={kind} candidate={candidate} onClose={onClose} />}
    </LoadedDrawer>
  );
}

type Open = 'issue-anyway' | 'replace' | 'revoke' | 'presented' | undefined;

interface DetailsProps {
  kind: api.DocumentKind;
  candidate: api.Candidate;
  onClose: () => void;
}

function Details({ kind, candidate, onClose }: DetailsProps) {
  const { subjectId, name, document, evidenceAt, mode } = candidate;
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState('');
  const [issue, revoke, replace] = [api.useIssue(), api.useRevoke(), api.useReplace()];
  const unmark = api.useUnmarkPresented(subjectId);
  const download = useStartDownload();
  const finish = (text: string) => {
    setOpen(undefined);
    setDone(text);
  };
  const issueNow = async (overrideReason?: string) => {
    const { issued } = await issue.mutateAsync({ kind, subjectIds: [subjectId], overrideReason });
    finish(texts.issued({ count: issued }));
  };
  const dialog = {
    ...{ label: texts.reason, missing: texts.reasonMissing, maxLength: LONGEST_REASON },
    ...{ keep: texts.keep, onClose: () => setOpen(undefined) },
  };
  const failure = (error: Error | null) => error && messageOf(error, texts.failed);
  const failed = (open === undefined && issue.error) || unmark.error;
  return (
    <Drawer title={name} chips={<DocumentChip {...candidate} />} done={done} onClose={onClose}>
      <Facts
        items={[
          [texts.role, texts.roles[candidate.role]],
          [texts.mode, mode && texts.modes[mode]],
          [texts.paper, candidate.paper],
          [texts.affiliation, candidate.affiliation],
          [texts.country, candidate.country],
          [texts.evidence, evidenceAt ? <Instant key="at" at={evidenceAt} /> : texts.noEvidence],
          [texts.number, document && <code key="number">{document.number}</code>],
          [texts.issuedAt, document && <Instant key="issued" at={document.issuedAt} />],
          [texts.overrideReason, document?.overrideReason],
        ]}
      />
      {document && (
        <p>
          <Link to={paths.verifyDocument.href({ number: document.number })}>{texts.verify}</Link>
        </p>
      )}
      {failed && <Alert severity="error">{messageOf(failed, texts.failed)}</Alert>}
      <DownloadStatus download={download} />
      <Actions>
        {document ? (
          <>
            <Button
              size="small"
              busy={download.isPending}
              onClick={() => download.mutate({ kind: 'issued-document', id: document.id })}
            >
              {texts.download}
            </Button>
            <Button look="outlined" size="small" onClick={() => setOpen('replace')}>
              {texts.replace}
            </Button>
            <Button look="destructive" size="small" onClick={() => setOpen('revoke')}>
              {texts.revoke}
            </Button>
          </>
        ) : evidenceAt ? (
          <Button
            size="small"
            busy={issue.isPending}
            onClick={() => void issueNow().catch(() => undefined)}
          >
            {texts.issue}
          </Button>
        ) : (
          <Button look="outlined" size="small" onClick={() => setOpen('issue-anyway')}>
            {texts.issueAnyway}
          </Button>
        )}
        {kind === 'presentation' && !evidenceAt && (
          <Button size="small" onClick={() => setOpen('presented')}>
            {texts.markPresented}
          </Button>
        )}
        {kind === 'presentation' && evidenceAt && (
          <Button
            look="outlined"
            size="small"
            busy={unmark.isPending}
            onClick={() => unmark.mutate(undefined, { onSuccess: () => finish(texts.unmarked) })}
          >
            {texts.unmark}
          </Button>
        )}
      </Actions>
      {open === 'issue-anyway' && (
        <InputDialog
          {...dialog}
          title={texts.issueAnywayTitle}
          text={texts.issueAnywayText}
          confirm={texts.issueAnyway}
          error={failure(issue.error) ?? undefined}
          onSubmit={issueNow}
        />
      )}
      {open === 'replace' && document && (
        <InputDialog
          {...dialog}
          title={texts.replaceTitle}
          text={texts.replaceText}
          confirm={texts.replace}
          error={failure(replace.error) ?? undefined}
          onSubmit={async (reason) => {
            const { number } = await replace.mutateAsync({ id: document.id, reason });
            finish(texts.replaced({ number }));
          }}
        />
      )}
      {open === 'revoke' && document && (
        <InputDialog
          {...dialog}
          title={texts.revokeTitle}
          text={texts.revokeText}
          confirm={texts.revoke}
          isDestructive
          error={failure(revoke.error) ?? undefined}
          onSubmit={async (reason) => {
            await revoke.mutateAsync({ id: document.id, reason });
            finish(texts.revoked);
          }}
        />
      )}
      {open === 'presented' && (
        <PresentedDialog
          registrationId={subjectId}
          onClose={() => setOpen(undefined)}
          onDone={() => finish(texts.presented)}
        />
      )}
    </Drawer>
  );
}

const schema = z.object({
  presentedOn: z.string().check(z.minLength(1, texts.presentedOnMissing)),
});

interface PresentedDialogProps {
  registrationId: string;
  onClose: () => void;
  onDone: () => void;
}

function PresentedDialog({ registrationId, onClose, onDone }: PresentedDialogProps) {
  const mark = api.useMarkPresented(registrationId);
  const form = useForm({ schema, defaultValues: { presentedOn: '' } });
  return (
    <FormDialog
      title={texts.markPresentedTitle}
      form={form}
      confirm={texts.markPresented}
      keep={texts.keep}
      error={mark.error && messageOf(mark.error, texts.failed)}
      onClose={onClose}
      onSubmit={async ({ presentedOn }) => {
        await mark.mutateAsync(presentedOn);
        onDone();
      }}
    >
      <TextField name="presentedOn" type="date" label={texts.presentedOn} />
    </FormDialog>
  );
}
