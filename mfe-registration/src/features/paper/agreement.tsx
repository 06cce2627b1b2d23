import { formErrorOf, messageOf } from '@plenary/kit/api';
import { Instant, useEdition } from '@plenary/kit/edition';
import {
  CheckboxField,
  FileField,
  Form,
  ignoreCancelled,
  isCancelled,
  Sending,
  SubmitButton,
  UploadProgress,
  useForm,
} from '@plenary/kit/forms';
import { IconDownload } from '@plenary/kit/art/icons';
import { Alert, Button, colours, fonts, styled } from '@plenary/kit/ui';
import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import { pdfSchema } from '../../shared/papers/file-upload';
import { useUploadAgreement } from '../../shared/papers/file-uploads.api';
import { useAgree, useDownloadAgreement, type PaperDetails } from '../../shared/papers/papers.api';
import { texts as shared } from '../../shared/papers/texts';
import { texts } from './texts';

const MEGABYTE = 1024 * 1024;
const words = texts.agreement;

const Block = styled('section')({
  display: 'grid',
  gap: 12,
  paddingBlock: 8,
  '& h3, & h4': { fontFamily: fonts.body, color: colours.ink },
  '& h3': { fontSize: '1.125rem' },
  '& h4': { fontSize: '1rem' },
  '& summary': { minBlockSize: 44, paddingBlock: 10, cursor: 'pointer' },
  '& small': { fontSize: '0.875rem', color: colours.muted },
});

const Text = styled('p')({
  whiteSpace: 'pre-line',
  maxInlineSize: '70ch',
  overflowWrap: 'anywhere',
  color: colours.ink,
});

/** The licence or copyright agreement: to be given before the camera-ready paper, shown afterwards. */
export function Agreement({ paper, isOpen }: { paper: PaperDetails; isOpen: boolean }) {
  const { agreement, agreed } = paper;
  if (agreed) {
    const isReplaceable = isOpen && agreed.form && agreement && agreement.mode !== 'online';
    return (
      <Block aria-labelledby="agreement-title">
        <h3 id="agreement-title">{words.title}</h3>
        <Agreed paper={paper} agreed={agreed} />
        {isReplaceable && <SignedForm paper={paper} version={agreement.version} />}
      </Block>
    );
  }
  if (!isOpen || !agreement) return null;
  return (
    <Block aria-labelledby="agreement-title">
      <h3 id="agreement-title">{words.title}</h3>
      <h4>{agreement.title}</h4>
      <small>{words.version({ version: agreement.version })}</small>
      <Text>{agreement.text}</Text>
      {agreement.mode !== 'upload' && <AgreeOnline paper={paper} version={agreement.version} />}
      {agreement.mode === 'either' && <p>{words.or}</p>}
      {agreement.mode !== 'online' && <SignedForm paper={paper} version={agreement.version} />}
    </Block>
  );
}

interface Given {
  paper: PaperDetails;
  agreed: NonNullable<PaperDetails['agreed']>;
}

function Agreed({ paper: { id, role }, agreed: { at, by, title, version, text, form } }: Given) {
  const download = useDownloadAgreement(id);
  return (
    <>
      <p>
        <Instant
          at={at}
          phrase={(time) => (form ? words.signed : words.agreed)({ by, time, version })}
        />
      </p>
      <details>
        <summary>{title}</summary>
        <Text>{text}</Text>
      </details>
      {form && role === 'submitter' && (
        <div>
          <Button
            look="text"
            startIcon={<IconDownload />}
            busy={download.isPending}
            onClick={() => download.mutate()}
          >
            {shared.download({ name: form.name })}
          </Button>
        </div>
      )}
      {download.isError && (
        <Alert severity="error">{messageOf(download.error, shared.downloadFailed)}</Alert>
      )}
    </>
  );
}

interface Asked {
  paper: PaperDetails;
  version: string;
}

function AgreeOnline({ paper, version }: Asked) {
  const agree = useAgree(paper.id);
  const form = useForm({
    schema: z.object({ isRead: z.boolean().check(z.refine(Boolean, words.checkMissing)) }),
    defaultValues: { isRead: false },
  });
  return (
    <Form
      form={form}
      onSubmit={() => agree.mutateAsync(version)}
      error={formErrorOf(agree.error, shared.actionFailed)}
    >
      <CheckboxField name="isRead" label={words.check} />
      <div>
        <SubmitButton>{words.agree}</SubmitButton>
      </div>
    </Form>
  );
}

function SignedForm({ paper, version }: Asked) {
  const { proofBytes } = useEdition().limits;
  const upload = useUploadAgreement(paper.id);
  const form = useForm({
    schema: z.object({ form: pdfSchema(proofBytes, words.formMissing) }),
    defaultValues: { form: null },
  });
  const wasCancelled = isCancelled(upload.error);
  const focusField = useEffectEvent(() => form.setFocus('form'));
  useEffect(() => {
    if (wasCancelled) focusField();
  }, [wasCancelled]);
  return (
    <Form
      form={form}
      onSubmit={async ({ form: file }) => {
        if (!file) return;
        const sent = upload.mutateAsync({ file, version, sending: new Sending() });
        await sent.then(() => form.reset(), ignoreCancelled);
      }}
      error={wasCancelled ? undefined : formErrorOf(upload.error, shared.file.failed)}
    >
      <FileField
        name="form"
        label={paper.agreed ? words.replaceForm : words.form}
        hint={words.formHint({ megabytes: proofBytes / MEGABYTE })}
        accept="application/pdf,.pdf"
      />
      {upload.isPending && (
        <UploadProgress label={shared.file.uploading} sending={upload.variables.sending} />
      )}
      <div>
        <SubmitButton look="outlined">{words.uploadForm}</SubmitButton>
      </div>
    </Form>
  );
}
