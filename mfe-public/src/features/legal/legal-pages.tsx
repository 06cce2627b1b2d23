import { useEdition } from '@plenary/kit/edition';
import { PageHead } from '@plenary/kit/page-head';
import { Page } from '@plenary/kit/ui';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shared/loaded';
import { LegalSections } from './legal-sections';
import { legalTextsQuery, type LegalName } from './legal.api';
import { texts } from './texts';

export const PrivacyPage = () => <LegalPage name="privacy" />;
export const TermsPage = () => <LegalPage name="terms" />;
export const RefundsPage = () => <LegalPage name="refunds" />;

function LegalPage({ name }: { name: LegalName }) {
  const query = useQuery(legalTextsQuery(useEdition().legal));
  return (
    <>
      <PageHead title={texts.titles[name]} note={query.data?.[name].lead} />
      <Page>
        <Loaded query={query} failed={texts.failed}>
          {(legal) => <LegalSections name={name} legal={legal} />}
        </Loaded>
      </Page>
    </>
  );
}
