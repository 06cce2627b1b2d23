import { feePackages, formatDollars, packageById, useEdition } from '@plenary/kit/edition';
import {
  CheckboxGroup,
  CountryField,
  FieldGrid,
  FieldPair,
  FormSection,
  PhoneField,
  RadioCards,
  SegmentedField,
  SelectField,
  TextField,
} from '@plenary/kit/forms';
import { useQuery } from '@tanstack/react-query';
import { texts as shared } from '../texts';
import { categories, titles } from './person.schema';
import { extrasOnSaleQuery, type Person } from './register.api';
import { texts } from './texts';

interface PackageFieldsProps {
  person: Person;
  category: (typeof categories)[number] | undefined;
  packageId: string;
}

export function PackageFields({ person: { papers }, category, packageId }: PackageFieldsProps) {
  const edition = useEdition();
  const needsPaper = packageById(edition, packageId)?.needsAcceptedPaper ?? false;
  return (
    <>
      <SegmentedField
        name="academicCategory"
        label={texts.category}
        options={categories.map((value) => ({ value, label: shared.categories[value] }))}
      />
      <RadioCards
        name="registrationPackage"
        label={texts.package}
        options={feePackages(edition).map(({ id, name, summary, needsAcceptedPaper, prices }) => ({
          value: id,
          title: name,
          text: summary,
          note: needsAcceptedPaper && texts.needsPaper,
          price: category && formatDollars(prices[category]),
        }))}
      />
      {needsPaper && papers.length > 1 && (
        <SelectField
          name="paperId"
          label={texts.paper}
          placeholder={texts.choosePaper}
          options={papers.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
    </>
  );
}

export function PersonFields() {
  return (
    <FormSection title={texts.personGroup}>
      <FieldGrid>
        <FieldPair>
          <SelectField
            name="title"
            label={texts.personTitle}
            options={titles}
            placeholder={texts.noTitle}
          />
          <TextField name="firstName" label={texts.firstName} />
        </FieldPair>
        <TextField name="lastName" label={texts.lastName} />
        <PhoneField name="phone" country="country" label={texts.phone} optional />
        <TextField name="organization" label={texts.organization} />
        <TextField name="position" label={texts.position} />
        <CountryField name="country" label={texts.country} />
      </FieldGrid>
    </FormSection>
  );
}

/** Of the chosen package; nothing where the edition sells none. */
export function ExtraFields({ packageId }: { packageId: string }) {
  const extras = useExtras(packageId);
  const onSale = useQuery(extrasOnSaleQuery(extras.length > 0));
  if (extras.length === 0) return null;
  return (
    <FormSection title={texts.extrasGroup}>
      <CheckboxGroup
        name="extras"
        label={texts.extras}
        optional
        options={extras.map(({ id, name, description, price }) => {
          const isOver = onSale.data?.find((each) => each.id === id)?.isOnSale === false;
          return {
            value: id,
            label: name,
            price: formatDollars(price),
            text: isOver ? texts.soldOut : description,
            disabled: isOver,
          };
        })}
      />
    </FormSection>
  );
}

export function useExtras(packageId: string) {
  const { extras } = useEdition();
  const isOffered = (packages: readonly string[]) =>
    packages.length === 0 || packages.includes(packageId);
  return extras.filter(({ packages }) => packageId !== '' && isOffered(packages));
}
