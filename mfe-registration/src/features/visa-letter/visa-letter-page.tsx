import { formErrorOf } from '@plenary/kit/api';
import { ConfirmDialog } from '@plenary/kit/dialogs';
import { formatDay, useEdition } from '@plenary/kit/edition';
import { formatList } from '@plenary/kit/i18n';
import { paths } from '@plenary/kit/paths';
import { useUser } from '@plenary/kit/session';
import { Alert, ErrorState, LinkButton, Spinner, styled } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RegistrationPage } from '../../shared/registrations/registration-page';
import { PassportForm } from './passport-form';
import { RequestState } from './request-state';
import { texts } from './texts';
import { ownVisaRequestQuery, type OwnVisaRequest, useWithdraw } from './visa-letter.api';

const Layout = styled('div')({
  display: 'grid',
  gap: 20,
  maxInlineSize: 760,
  overflowWrap: 'anywhere',
  '& h2': { fontSize: '1.25rem' },
  '& section li': { marginInlineStart: 20, paddingBlock: 2 },
});

export default function VisaLetterPage() {
  const { name } = useEdition();
  const user = useUser();
  const own = useQuery(ownVisaRequestQuery(user?.id));
  return (
    <RegistrationPage title={texts.title} breadcrumb={texts.title}>
      <Layout>
        <p>{texts.lead({ conference: name })}</p>
        {own.isError && !own.isFetching && (
          <ErrorState
            title={texts.loadFailed}
            message={texts.loadFailedText}
            onRetry={() => void own.refetch()}
          />
        )}
        {own.isPending && <Spinner label={texts.loading} />}
        {own.data && <Request own={own.data} userId={user?.id} />}
      </Layout>
    </RegistrationPage>
  );
}

function Request({ own, userId }: { own: OwnVisaRequest; userId: string | undefined }) {
  const { request, blocked, lastDay } = own;
  const [isChanging, setChanging] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [done, setDone] = useState('');
  const hasForm = !blocked && (!request || (isChanging && request.canChange));
  return (
    <>
      <div role="status">{done && <Alert severity="success">{done}</Alert>}</div>
      {request && (
        <RequestState
          request={request}
          onChange={
            request.canChange && !isChanging
              ? () => {
                  setDone('');
                  setChanging(true);
                }
              : undefined
          }
          onWithdraw={() => setWithdrawing(true)}
        />
      )}
      {!request && blocked && <Blocked blocked={blocked} />}
      <Handling own={own} />
      {hasForm && (
        <PassportForm
          userId={userId}
          passport={request?.passport ?? null}
          lastDay={lastDay}
          onDone={() => {
            setChanging(false);
            setDone(texts.sent);
          }}
          onCancel={request ? () => setChanging(false) : undefined}
        />
      )}
      {request && isWithdrawing && (
        <WithdrawDialog
          userId={userId}
          isWithdrawal={request.status !== 'issued' && request.status !== 'refused'}
          onClose={() => setWithdrawing(false)}
          onDone={() => {
            setWithdrawing(false);
            setChanging(false);
            setDone(texts.withdrawDone);
          }}
        />
      )}
    </>
  );
}

function Blocked({ blocked }: { blocked: NonNullable<OwnVisaRequest['blocked']> }) {
  return (
    <>
      <Alert severity="info">{texts.blocked[blocked]}</Alert>
      {blocked === 'not-registered' && (
        <div>
          <LinkButton to={paths.conferenceRegister.href()}>{texts.register}</LinkButton>
        </div>
      )}
    </>
  );
}

/** Why it is asked is next to each field; this says who sees it, and until when it is kept. */
function Handling({ own: { officers, keptUntil, hint } }: { own: OwnVisaRequest }) {
  return (
    <>
      <section aria-labelledby="handling">
        <h2 id="handling">{texts.handling}</h2>
        <ul>
          <li>
            {officers.length > 0 ? texts.seenBy({ names: formatList(officers) }) : texts.seenByNone}
          </li>
          <li>{texts.encrypted}</li>
          <li>{texts.kept({ day: formatDay(keptUntil) })}</li>
        </ul>
      </section>
      {hint && (
        <section aria-labelledby="embassies">
          <h2 id="embassies">{texts.embassies}</h2>
          {hint.split(/\n+/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
    </>
  );
}

interface WithdrawDialogProps {
  userId: string | undefined;
  /** Otherwise only the data goes. */
  isWithdrawal: boolean;
  onClose: () => void;
  onDone: () => void;
}

function WithdrawDialog({ userId, isWithdrawal, onClose, onDone }: WithdrawDialogProps) {
  const withdraw = useWithdraw(userId);
  return (
    <ConfirmDialog
      title={isWithdrawal ? texts.withdrawTitle : texts.eraseTitle}
      text={isWithdrawal ? texts.withdrawText : texts.eraseText}
      confirm={isWithdrawal ? texts.withdraw : texts.erase}
      keep={texts.keep}
      error={formErrorOf(withdraw.error, texts.withdrawFailed)}
      onConfirm={async () => {
        await withdraw.mutateAsync();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
