import { dialLink, emailLink, useEdition, whatsappLink } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, Content, styled } from '@plenary/kit/ui';
import { Link } from 'react-router-dom';
import { Wordmark } from '../header/wordmark';
import { CurrentYear } from './current-year';
import { Edge } from './edge';
import { FooterMap } from './footer-map';
import { footerTexts } from './texts';

const Band = styled('footer')({
  backgroundColor: colours.primaryDark,
  color: colours.mutedOnDark,
  fontSize: '0.9375rem',
  '& h2': { color: colours.onDark, fontSize: '1.25rem', lineHeight: 1.2, marginBlockEnd: 12 },
  '& a': { color: colours.onDark },
  // Targets of 24 px.
  '& li a': { paddingBlock: 4 },
  '@media (pointer: coarse)': {
    '& li a': { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 },
  },
});

const Columns = styled(Content)(({ theme }) => ({
  display: 'grid',
  gap: 40,
  paddingBlock: '32px 40px',
  '& ul': { listStyle: 'none', display: 'grid', gap: 8, justifyItems: 'start' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.25fr 0.9fr 1.25fr 1.25fr' },
}));

const About = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  maxInlineSize: 360,
});

const Legal = styled(Content)({
  paddingBlockEnd: 24,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '12px 32px',
    borderBlockStart: `1px solid ${colours.mapLine}`,
    paddingBlockStart: 20,
    fontSize: '0.8125rem',
  },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24, listStyle: 'none' },
});

const quickLinks = () => [
  { label: footerTexts.callForPapers, to: paths.callForPapers.href() },
  { label: footerTexts.schedule, to: paths.schedule.href() },
  { label: footerTexts.register, to: paths.conferenceRegister.href() },
  { label: footerTexts.contact, to: paths.contact.href() },
];

const rules = () => [
  { label: footerTexts.privacy, to: paths.privacy.href() },
  { label: footerTexts.terms, to: paths.terms.href() },
  { label: footerTexts.refunds, to: paths.refunds.href() },
];

export function Footer() {
  const { contact, footerAbout, name } = useEdition();
  return (
    <div data-print="none">
      <Edge />
      <Band data-ground="dark">
        <Columns>
          <About>
            <Wordmark onDark />
            <p>{footerAbout}</p>
          </About>
          <nav aria-label={footerTexts.quickLinks}>
            <h2>{footerTexts.quickLinks}</h2>
            <ul>
              {quickLinks().map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{footerTexts.contact}</h2>
            <ul>
              <li>
                {contact.addressLines.map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </li>
              <li>
                <a href={emailLink(contact.email)}>{contact.email}</a>
              </li>
              {contact.whatsapp && (
                <li>
                  <a href={whatsappLink(contact.whatsapp)} rel="noopener noreferrer">
                    {footerTexts.whatsapp} {contact.whatsapp}
                  </a>
                </li>
              )}
              {contact.phone && (
                <li>
                  <a href={dialLink(contact.phone)}>
                    {footerTexts.phone} {contact.phone}
                  </a>
                </li>
              )}
            </ul>
          </div>
          <div>
            <h2>{footerTexts.where}</h2>
            <FooterMap />
          </div>
        </Columns>
        <Legal>
          <div>
            <p>
              © <CurrentYear /> {name}
            </p>
            <nav aria-label={footerTexts.rules}>
              <ul>
                {rules().map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </Legal>
      </Band>
    </div>
  );
}
