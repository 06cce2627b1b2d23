import { bandedFee, formatAmount } from '@plenary/kit/edition';
import { useWatch } from '@plenary/kit/forms';
import { Panel } from '@plenary/kit/ui';
import type { EditionDocument } from '../model/fields';
import { feeBandTexts as texts, INCOME_GROUPS } from '../model/sections/fee-bands';
import { PanelScroll, PanelTable } from '../../../shared/page/panel-table';
import type { EditionForm } from '../section/use-section-form';

/** What each package costs in each income group, with the shares of the form. */
export default function FeeBandsPreview({
  form,
  fees: { packages },
}: {
  form: EditionForm;
  fees: EditionDocument['fees'];
}) {
  const names = INCOME_GROUPS.map((group) => `feeBands.shares.${group}` as const);
  const shares = useWatch({ control: form.control, name: names }).map(Number);
  const amount = (price: number, share: number) =>
    Number.isInteger(share) && share >= 1 && share <= 100
      ? formatAmount(bandedFee(price, share))
      : texts.preview.unknown;
  return (
    <Panel as="div">
      <h2 id="fee-bands-preview">{texts.preview.title}</h2>
      <p>{texts.preview.text}</p>
      <PanelScroll role="region" aria-labelledby="fee-bands-preview" tabIndex={0}>
        <PanelTable>
          <thead>
            <tr>
              <th scope="col">{texts.preview.package}</th>
              {INCOME_GROUPS.map((group) => (
                <th key={group} scope="col" data-number>
                  {texts.groups[group]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {packages.map(({ id, name, prices }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {shares.map((share, index) => (
                  <td key={INCOME_GROUPS[index]} data-number>
                    {texts.preview.both({
                      student: amount(prices.student, share),
                      professional: amount(prices.professional, share),
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PanelTable>
      </PanelScroll>
    </Panel>
  );
}
