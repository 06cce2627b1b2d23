import { formatDay } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { useParams } from '@plenary/kit/router';
import { useMay } from '@plenary/kit/session';
import { Link, Panel } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { Facts } from '../../shared/details/facts';
import { Instant } from '../../shared/details/time';
import { ItemPage } from '../../shared/page/item-page';
import { PassportPanel } from './passport-panel';
import { texts } from './texts';
import { VisaActs } from './visa-acts';
import { visaLetterQuery, type VisaRequest } from './visa-letters.api';
import { VisaChip } from './visa-row';

export default function VisaLetterPage() {
  const { requestId = '' } = useParams();
  const query = useQuery(visaLetterQuery(requestId));
  const isOfficer = useMay()('visa-letters:write');
  return (
    <ItemPage
      query={query}
      list={{ title: texts.title, path: adminPaths.visaLetters.href() }}
      title={query.data?.name ?? texts.request}
      texts={texts}
      head={(request) => <VisaChip {...request} />}
    >
      {(request, onDone) => (
        <>
          <div>
            <RequestPanel request={request} />
            {isOfficer && <VisaActs request={request} onDone={onDone} />}
          </div>
          <div>
            <PassportPanel key={request.version} request={request} isOfficer={isOfficer} />
            <Views request={request} />
          </div>
        </>
      )}
    </ItemPage>
  );
}

function RequestPanel({ request }: { request: VisaRequest }) {
  const { letter, email, organization, country, registrationStatus, handledBy } = request;
  return (
    <Panel as="section" aria-labelledby="visa-request">
      <h2 id="visa-request">{texts.request}</h2>
      <Facts
        items={[
          [texts.email, email],
          [texts.organization, organization],
          [texts.country, country],
          [texts.registration, texts.registrations[registrationStatus]],
          [texts.requestedAt, <Instant key="at" at={request.createdAt} />],
          [texts.changedAt, <Instant key="changed" at={request.changedAt} />],
          [texts.handledBy, handledBy],
          [texts.keptUntil, !request.isDestroyed && formatDay(request.keptUntil)],
          [texts.number, letter && <code key="number">{letter.number}</code>],
          [texts.issuedAt, letter && <Instant key="issued" at={letter.issuedAt} />],
        ]}
      />
      {letter && (
        <p>
          <Link to={paths.verifyDocument.href({ number: letter.number })}>{texts.verify}</Link>
        </p>
      )}
    </Panel>
  );
}

/** So that officers see that views are recorded, and by whom. */
function Views({ request: { views } }: { request: VisaRequest }) {
  return (
    <Panel as="section" aria-labelledby="visa-views">
      <h2 id="visa-views">{texts.views}</h2>
      {views.length === 0 ? (
        <p>{texts.noViews}</p>
      ) : (
        <Facts items={views.map(({ at, by }) => [by, <Instant key={at} at={at} />])} />
      )}
    </Panel>
  );
}
