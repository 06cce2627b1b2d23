import { PageHead } from '@plenary/kit/page-head';
import { Page, styled } from '@plenary/kit/ui';
import { ContactDetails } from './contact-details';
import { EnquiryForm } from './enquiry-form';
import { texts } from './texts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  alignItems: 'start',
  '& > section > h2': { marginBlockEnd: 20, fontSize: theme.typography.h3.fontSize },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '320px minmax(0, 1fr)', columnGap: 80 },
}));

export default function ContactPage() {
  return (
    <>
      <PageHead title={texts.title} note={texts.note} />
      <Page>
        <Columns>
          <ContactDetails />
          <section aria-labelledby="write-title">
            <h2 id="write-title">{texts.write}</h2>
            <EnquiryForm />
          </section>
        </Columns>
      </Page>
    </>
  );
}
