import { formErrorOf, messageOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { Alert, Breadcrumb, Button, LinkButton, Page, PageTitle, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailedLinkPage } from '../../shared/layout/emailed-link-page';
import { Facts } from '../../shared/layout/facts';
import { useFocusOnChange } from '../../shared/layout/use-focus-on-change';
import { texts as papers } from '../../shared/papers/texts';
import {
  authorshipQuery,
  useDenyAuthorship,
  useUndoDenial,
  type Authorship,
} from './authorship.api';
import { texts } from './texts';

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  maxInlineSize: 720,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.625rem', lineHeight: 1.1 },
  '& > section': { display: 'grid', gap: 12, justifyItems: 'start' },
});

const Title = styled(PageTitle)({ marginBlock: '12px 24px' });

/** Opened by the link of the email. Nothing changes without a press, because mail scanners open links. */
export default function AuthorshipPage() {
  const { token = '' } = useParams();
  return (
    <EmailedLinkPage query={useQuery(authorshipQuery(token))} title={texts.title} texts={texts}>
      {(authorship) => <Answer token={token} authorship={authorship} />}
    </EmailedLinkPage>
  );
}

function Answer({ token, authorship }: { token: string; authorship: Authorship }) {
  const { email: contactEmail } = useEdition().contact;
  const { submitter, name, deniedAt, isUndoable } = authorship;
  const undo = useUndoDenial(token);
  const title = useFocusOnChange(deniedAt !== null);
  return (
    <Page>
      <Breadcrumb items={[{ label: texts.breadcrumb }]} />
      <Title ref={title} tabIndex={-1}>
        {deniedAt ? texts.deniedTitle : texts.title}
      </Title>
      <Layout>
        {deniedAt ? (
          <>
            <Alert severity="success">{texts.denied}</Alert>
            {isUndoable ? (
              <Undo submitter={submitter} undo={undo} />
            ) : (
              <p>{texts.mistake({ contactEmail })}</p>
            )}
          </>
        ) : (
          <>
            {undo.isSuccess && <Alert severity="success">{texts.undone}</Alert>}
            <p>{texts.named({ submitter, name })}</p>
          </>
        )}
        <AboutPaper authorship={authorship} />
        {!deniedAt && <Choices token={token} authorship={authorship} />}
      </Layout>
    </Page>
  );
}

interface UndoProps {
  submitter: string;
  undo: ReturnType<typeof useUndoDenial>;
}

function Undo({ submitter, undo }: UndoProps) {
  return (
    <>
      <p>{texts.undoText({ submitter })}</p>
      {undo.isError && <Alert severity="error">{messageOf(undo.error, texts.failed)}</Alert>}
      <div>
        <Button look="outlined" busy={undo.isPending} onClick={() => undo.mutate()}>
          {texts.undo}
        </Button>
      </div>
    </>
  );
}

function AboutPaper({ authorship }: { authorship: Authorship }) {
  const { paperTitle, paperKind, paperNumber, email } = authorship;
  const kind = papers.kind[paperKind];
  return (
    <Facts
      items={[
        { term: texts.paper, value: paperTitle },
        {
          term: texts.kind,
          value: paperNumber === null ? kind : `${papers.number({ number: paperNumber })}, ${kind}`,
        },
        { term: texts.email, value: email },
      ]}
    />
  );
}

function Choices({ token, authorship }: { token: string; authorship: Authorship }) {
  const { submitter, paperId } = authorship;
  const denial = useDenyAuthorship(token);
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <>
      <section aria-labelledby="author">
        <h2 id="author">{texts.isAuthor}</h2>
        <p>{texts.isAuthorText}</p>
        <LinkButton to={paths.paper.href({ paperId })}>{texts.view}</LinkButton>
      </section>
      <section aria-labelledby="not-author">
        <h2 id="not-author">{texts.notAuthor}</h2>
        <p>{texts.notAuthorText({ submitter })}</p>
        <Button look="destructive" onClick={() => setConfirming(true)}>
          {texts.deny}
        </Button>
      </section>
      {isConfirming && (
        <ConfirmDialog
          title={texts.denyTitle}
          text={texts.notAuthorText({ submitter })}
          confirm={texts.deny}
          keep={texts.cancel}
          error={formErrorOf(denial.error, texts.failed)}
          onConfirm={async () => {
            await denial.mutateAsync();
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
