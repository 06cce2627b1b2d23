import { Page, PageTitle } from '../ui';

/** Stands where the product would show something that is not this remote's. */
export function Notice({ title, text }: { title: string; text: string }) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <p>{text}</p>
    </Page>
  );
}
