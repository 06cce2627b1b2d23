import { useEdition } from '@plenary/kit/edition';
import { paths } from '@plenary/kit/paths';
import { colours, Content, styled } from '@plenary/kit/ui';
import { Link } from 'react-router-dom';
import { Wordmark } from '../header/wordmark';
import { CurrentYear } from './current-year';
import { Edge } from './edge';
import { FooterMap } from './footer-map';
import { footerTexts } from './texts';

const Band = styled('footer')({
  backgroundColor: '#000051',
  color: colours.mutedOnDark,
  fontSize: '0.9375rem',
  '& h2': { color: '#fff', fontSize: '1.25rem', lineHeight: 1.2, marginBlockEnd: 12 },
  '& a': { color: '#fff' },
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
  '& p': { borderBlockStart: '1px solid #3d3fa0', paddingBlockStart: 20, fontSize: '0.8125rem' },
});

const quickLinks = [
  { label: footerTexts.callForPapers, to: paths.callForPapers.href() },
  { label: footerTexts.schedule, to: paths.schedule.href() },
  { label: footerTexts.register, to: paths.conferenceRegister.href() },
  { label: footerTexts.contact, to: paths.contact.href() },
];

/** About, quick links, contact, map and copyright (specification, section 2). */
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
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{footerTexts.contact}</h2>
            <ul>
              {contact.addressLines.map((line) => (
                <li key={line}>{line}</li>
              ))}
              <li>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
              </li>
              <li>
                {footerTexts.whatsapp} {contact.whatsapp}
              </li>
              <li>
                {footerTexts.phone} {contact.phone}
              </li>
            </ul>
          </div>
          <div>
            <h2>{footerTexts.where}</h2>
            <FooterMap />
          </div>
        </Columns>
        <Legal>
          <p>
            © <CurrentYear /> {name}
          </p>
        </Legal>
      </Band>
    </div>
  );
}
