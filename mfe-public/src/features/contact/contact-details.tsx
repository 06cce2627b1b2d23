import { dialLink, emailLink, useEdition, whatsappLink } from '@plenary/kit/edition';
import { IconExternalLink, IconMail, IconPhone, IconPin } from '@plenary/kit/art/icons';
import { colours, ExternalLink, styled } from '@plenary/kit/ui';
import type { ReactNode } from 'react';
import { texts } from './texts';

const List = styled('dl')({
  borderBlockStart: `6px solid ${colours.primary}`,
  '& > div': {
    position: 'relative',
    paddingBlock: 14,
    paddingInlineStart: 36,
    borderBlockEnd: `1px solid ${colours.hairline}`,
    overflowWrap: 'anywhere',
  },
  '& svg': { position: 'absolute', insetInlineStart: 0, color: colours.primary },
  '& dt': { fontSize: '0.875rem', color: colours.muted },
  '& dd': { color: colours.ink },
  '& dd a': { display: 'inline-block', paddingBlock: 3 },
  '& dd ul': { listStyle: 'none' },
});

export function ContactDetails() {
  const { contact } = useEdition();
  return (
    <section aria-labelledby="details-title">
      <h2 id="details-title">{texts.details}</h2>
      <List>
        <Detail icon={<IconPin />} term={texts.address}>
          {contact.addressLines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <ExternalLink href={contact.mapUrl}>{texts.map}</ExternalLink>
        </Detail>
        <Detail icon={<IconMail />} term={texts.email}>
          <a href={emailLink(contact.email)}>{contact.email}</a>
        </Detail>
        {contact.whatsapp && (
          <Detail icon={<IconPhone />} term={texts.whatsapp}>
            <a href={whatsappLink(contact.whatsapp)} rel="noopener noreferrer">
              {contact.whatsapp}
            </a>
          </Detail>
        )}
        {contact.phone && (
          <Detail icon={<IconPhone />} term={texts.phone}>
            <a href={dialLink(contact.phone)}>{contact.phone}</a>
          </Detail>
        )}
        {contact.social.length > 0 && (
          <Detail icon={<IconExternalLink />} term={texts.social}>
            <ul>
              {contact.social.map(({ label, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{label}</ExternalLink>
                </li>
              ))}
            </ul>
          </Detail>
        )}
      </List>
    </section>
  );
}

function Detail(props: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        {props.icon}
        {props.term}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}
