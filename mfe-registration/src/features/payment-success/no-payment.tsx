import { paths } from '@plenary/kit/paths';
import { Alert, LinkButton, PageHeader, Stack } from '@plenary/kit/ui';
import { texts as shared } from '../../registration/texts';
import { texts } from './texts';

/** Neither the address nor the navigation names a payment. */
export function NoPayment() {
  return (
    <>
      <PageHeader title={texts.title} />
      <Stack>
        <Alert severity="info">{texts.noInformation}</Alert>
        <LinkButton to={paths.home.href()}>{shared.returnHome}</LinkButton>
      </Stack>
    </>
  );
}
