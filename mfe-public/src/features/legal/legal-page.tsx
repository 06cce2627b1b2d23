import { PageHead } from '@plenary/kit/page-head';
import { Page } from '@plenary/kit/ui';
import { Loaded } from '../../parts/loaded';
import { LegalParts } from './legal-parts';
import { useLegalTexts } from './legal.api';
import { frame, titles, type LegalName } from './texts';

/** A page of the organisers' rules. */
export function LegalPage({ name }: { name: LegalName }) {
  const query = useLegalTexts();
  return (
    <>
      <PageHead title={titles[name]} note={query.data?.[name].lead} />
      <Page>
        <Loaded query={query} failed={frame.failed}>
          {(legal) => <LegalParts name={name} legal={legal} />}
        </Loaded>
      </Page>
    </>
  );
}
