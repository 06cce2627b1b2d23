import { IconAlertTriangle } from '@plenary/kit/art/icons';
import { paths } from '@plenary/kit/paths';
import { colours, Content, LinkButton, styled } from '@plenary/kit/ui';
import { texts } from '../texts';

const Band = styled('div')({
  backgroundColor: colours.warningTint,
  color: colours.warningText,
  paddingBlock: 8,
});

const Row = styled(Content)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& p': { flex: '1 1 16rem' },
});

/** The warning of the e-mail gate, between header and page. */
export function UnverifiedBanner() {
  return (
    <Band role="status">
      <Row>
        <IconAlertTriangle />
        <p>{texts.unverifiedBanner}</p>
        <LinkButton look="outlined" size="small" to={paths.verifyEmail.href()}>
          {texts.verifyNow}
        </LinkButton>
      </Row>
    </Band>
  );
}
