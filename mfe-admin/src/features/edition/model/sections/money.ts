import type { EditionSection } from '../fields';
import * as summaries from '../summaries';
import { texts } from './money.texts';
import { feeBands } from './fee-bands';
import { taxes } from './taxes';
import { texts as offers } from './offers.texts';

const packages = Object.entries(offers.packageNames).map(([value, label]) => ({ value, label }));

export const money: EditionSection[] = [
  taxes,
  feeBands,
  {
    id: 'fees',
    title: texts.fees.title,
    note: texts.fees.note,
    summary: summaries.fees,
    keys: ['fees'],
    fields: [
      {
        kind: 'list',
        name: 'fees.packages',
        label: texts.fees.packages,
        entry: texts.fees.packagesEntry,
        titleField: 'name',
        isTable: true,
        fields: [
          { kind: 'line', name: 'name', label: texts.fees.packagesName },
          {
            kind: 'number',
            name: 'prices.student',
            label: texts.fees.packagesPricesStudent,
            unit: 'USD',
          },
          {
            kind: 'number',
            name: 'prices.professional',
            label: texts.fees.packagesPricesProfessional,
            unit: 'USD',
          },
        ],
      },
      {
        kind: 'list',
        name: 'fees.datedPrices',
        label: texts.fees.dated,
        entry: texts.fees.datedEntry,
        add: texts.fees.datedAdd,
        titleField: 'from',
        isTable: true,
        optional: true,
        blank: () => ({
          id: `price-${crypto.randomUUID().slice(0, 8)}`,
          packageId: packages[0]?.value,
          from: '',
          prices: { student: '', professional: '' },
        }),
        fields: [
          {
            kind: 'choice',
            name: 'packageId',
            label: texts.fees.datedPackage,
            options: packages,
          },
          { kind: 'day', name: 'from', label: texts.fees.datedFrom },
          {
            kind: 'number',
            name: 'prices.student',
            label: texts.fees.packagesPricesStudent,
            unit: 'USD',
          },
          {
            kind: 'number',
            name: 'prices.professional',
            label: texts.fees.packagesPricesProfessional,
            unit: 'USD',
          },
        ],
      },
      { kind: 'lines', name: 'fees.notes', label: texts.fees.notes },
    ],
  },
  {
    id: 'reductions',
    title: texts.reductions.title,
    note: texts.reductions.note,
    summary: summaries.reductions,
    keys: ['reductions'],
    fields: [
      {
        kind: 'yes-no',
        name: 'reductions.discountCodes',
        label: texts.reductions.discountCodes,
        hint: texts.reductions.discountCodesHint,
      },
      {
        kind: 'yes-no',
        name: 'reductions.waivers',
        label: texts.reductions.waivers,
        hint: texts.reductions.waiversHint,
      },
    ],
  },
  {
    id: 'groups',
    title: texts.groups.title,
    note: texts.groups.note,
    summary: summaries.groups,
    keys: ['groups'],
    fields: [
      {
        kind: 'yes-no',
        name: 'groups.open',
        label: texts.groups.open,
        hint: texts.groups.openHint,
      },
      {
        kind: 'number',
        name: 'groups.invitationsPerDay',
        label: texts.groups.invitationsPerDay,
        hint: texts.groups.invitationsPerDayHint,
      },
    ],
  },
  {
    id: 'bank',
    title: texts.bank.title,
    note: texts.bank.note,
    summary: summaries.bank,
    keys: ['bank', 'referencePrefix'],
    fields: [
      {
        kind: 'line',
        name: 'referencePrefix',
        label: texts.bank.referencePrefix,
        hint: texts.bank.referencePrefixHint,
      },
    ],
  },
  {
    id: 'invoicing',
    title: texts.invoicing.title,
    note: texts.invoicing.note,
    summary: ({ invoicing }) => summaries.line(invoicing.issuer, ...invoicing.addressLines),
    keys: ['invoicing'],
    fields: [
      { kind: 'line', name: 'invoicing.issuer', label: texts.invoicing.issuer },
      {
        kind: 'lines',
        name: 'invoicing.addressLines',
        label: texts.invoicing.addressLines,
      },
      {
        kind: 'line',
        name: 'invoicing.taxNumber',
        label: texts.invoicing.taxNumber,
        optional: 'empty',
      },
      {
        kind: 'area',
        name: 'invoicing.note',
        label: texts.invoicing.invoicingNote,
        optional: 'empty',
      },
      {
        kind: 'number',
        name: 'invoicing.underpaymentTolerance',
        label: texts.invoicing.underpaymentTolerance,
        unit: 'USD',
        hint: texts.invoicing.underpaymentToleranceHint,
      },
      {
        kind: 'number',
        name: 'invoicing.refundApprovalAbove',
        label: texts.invoicing.refundApprovalAbove,
        unit: 'USD',
        hint: texts.invoicing.refundApprovalAboveHint,
        optional: 'nothing',
      },
      {
        kind: 'list',
        name: 'invoicing.localRates',
        label: texts.invoicing.localRates,
        hint: texts.invoicing.localRatesHint,
        entry: texts.invoicing.localRatesEntry,
        add: texts.invoicing.localRatesAdd,
        titleField: 'currency',
        isTable: true,
        isLeftOut: true,
        optional: true,
        blank: () => ({ currency: 'NGN', rate: '', day: '' }),
        fields: [
          {
            kind: 'choice',
            name: 'currency',
            label: texts.invoicing.localRatesCurrency,
            options: ['GHS', 'KES', 'NGN', 'ZAR'],
          },
          { kind: 'number', name: 'rate', label: texts.invoicing.localRatesRate },
          { kind: 'day', name: 'day', label: texts.invoicing.localRatesDay },
        ],
      },
    ],
  },
  {
    id: 'overdue',
    title: texts.overdue.title,
    note: texts.overdue.note,
    summary: summaries.overdue,
    keys: ['overdue'],
    fields: [
      {
        kind: 'choice',
        name: 'overdue.rule',
        label: texts.overdue.rule,
        options: (['keep', 'remind', 'cancel'] as const).map((value) => ({
          value,
          label: texts.overdue.rules[value],
        })),
      },
      {
        kind: 'number',
        name: 'overdue.days',
        label: texts.overdue.days,
        unit: texts.overdue.daysUnit,
        hint: texts.overdue.daysHint,
      },
      {
        kind: 'choice',
        name: 'overdue.lateMoney',
        label: texts.overdue.lateMoney,
        options: (['keep', 'return'] as const).map((value) => ({
          value,
          label: texts.overdue.lateMoneyRules[value],
        })),
      },
    ],
  },
];
