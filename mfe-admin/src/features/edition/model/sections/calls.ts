import type { EditionSection } from '../fields';
import { endOfDate } from '../date-ends';
import * as summaries from '../summaries';
import { languageNames } from './languages.texts';
import { opening } from './opening';
import { reviewForm } from './review-form';
import { texts } from './texts';
import { tracks } from './tracks';

const MEGABYTE = 1024 * 1024;

export const calls: EditionSection[] = [
  {
    id: 'dates',
    title: texts.dates.title,
    note: texts.dates.note,
    summary: summaries.dates,
    keys: ['dates', 'timeZone'],
    fields: [
      {
        kind: 'zone',
        name: 'timeZone',
        label: texts.dates.timeZone,
        hint: texts.dates.timeZoneHint,
      },
      {
        kind: 'list',
        name: 'dates',
        label: texts.dates.dates,
        entry: texts.dates.datesEntry,
        titleField: 'label',
        isTable: true,
        endOf: endOfDate,
        add: texts.dates.datesAdd,
        isOptional: ({ key }) => key === 'camera-ready',
        // The server works out the moment.
        blank: () => ({
          ...{ key: 'camera-ready', label: texts.dates.cameraReady, day: '', note: '' },
          ...{ anywhereOnEarth: false, at: new Date(0).toISOString(), precision: 'minute' },
        }),
        fields: [
          { kind: 'line', name: 'label', label: texts.dates.datesLabel },
          { kind: 'day', name: 'day', label: texts.dates.datesDay },
          {
            kind: 'time',
            name: 'time',
            label: texts.dates.datesTime,
            optional: 'nothing',
          },
          {
            kind: 'yes-no',
            name: 'anywhereOnEarth',
            label: texts.dates.datesAnywhereOnEarth,
            words: texts.dates.zones,
          },
          { kind: 'line', name: 'note', label: texts.dates.datesNote, optional: 'empty' },
        ],
      },
    ],
  },
  opening,
  {
    id: 'papers',
    title: texts.papers.title,
    summary: summaries.papers,
    keys: ['topics', 'paperLanguages', 'guidelines', 'posterGuidelines', 'workflow'],
    fields: [
      {
        kind: 'list',
        name: 'topics',
        label: texts.papers.topics,
        entry: texts.papers.topicsEntry,
        add: texts.papers.topicsAdd,
        titleField: 'name',
        isTable: true,
        blank: () => ({ name: '', detail: '' }),
        fields: [
          { kind: 'line', name: 'name', label: texts.papers.topicsName },
          { kind: 'line', name: 'detail', label: texts.papers.topicsDetail, optional: 'empty' },
        ],
      },
      {
        kind: 'choices',
        name: 'paperLanguages',
        label: texts.papers.languages,
        hint: texts.papers.languagesHint,
        options: (Object.keys(languageNames) as (keyof typeof languageNames)[]).map((value) => ({
          value,
          label: languageNames[value],
        })),
      },
      { kind: 'lines', name: 'guidelines', label: texts.papers.guidelines },
      { kind: 'lines', name: 'posterGuidelines', label: texts.papers.posterGuidelines },
      {
        kind: 'list',
        name: 'workflow',
        label: texts.papers.workflow,
        entry: texts.papers.workflowEntry,
        add: texts.papers.workflowAdd,
        titleField: 'step',
        isTable: true,
        blank: () => ({ step: '', text: '', who: '', when: '' }),
        fields: [
          { kind: 'line', name: 'step', label: texts.papers.workflowStep },
          { kind: 'area', name: 'text', label: texts.papers.workflowText },
          { kind: 'line', name: 'who', label: texts.papers.workflowWho },
          { kind: 'line', name: 'when', label: texts.papers.workflowWhen },
        ],
      },
    ],
  },
  reviewForm,
  tracks,
  {
    id: 'agreement',
    title: texts.agreement.title,
    note: texts.agreement.note,
    summary: ({ agreement }) => summaries.line(agreement.title, agreement.version),
    keys: ['agreement'],
    fields: [
      { kind: 'line', name: 'agreement.title', label: texts.agreement.name },
      {
        kind: 'line',
        name: 'agreement.version',
        label: texts.agreement.version,
        hint: texts.agreement.versionHint,
      },
      { kind: 'area', name: 'agreement.text', label: texts.agreement.text },
      {
        kind: 'choice',
        name: 'agreement.mode',
        label: texts.agreement.mode,
        options: (['online', 'upload', 'either'] as const).map((value) => ({
          value,
          label: texts.agreement.modes[value],
        })),
      },
    ],
  },
  {
    id: 'limits',
    title: texts.limits.title,
    summary: summaries.limits,
    keys: ['limits'],
    fields: [
      { kind: 'number', name: 'limits.abstractWordsMin', label: texts.limits.abstractWordsMin },
      { kind: 'number', name: 'limits.abstractWordsMax', label: texts.limits.abstractWordsMax },
      { kind: 'number', name: 'limits.keywordsMin', label: texts.limits.keywordsMin },
      {
        kind: 'number',
        name: 'limits.keywordsMax',
        label: texts.limits.keywordsMax,
        hint: texts.limits.keywordsMaxHint,
      },
      { kind: 'number', name: 'limits.paperPages', label: texts.limits.paperPages },
      { kind: 'number', name: 'limits.posterPagesMin', label: texts.limits.posterPagesMin },
      { kind: 'number', name: 'limits.posterPagesMax', label: texts.limits.posterPagesMax },
      { kind: 'line', name: 'limits.posterFormat', label: texts.limits.posterFormat },
      {
        kind: 'number',
        name: 'limits.similarityPercent',
        label: texts.limits.similarityPercent,
        unit: '%',
      },
      {
        kind: 'number',
        name: 'limits.aiPercentAdvised',
        label: texts.limits.aiPercentAdvised,
        unit: '%',
      },
      {
        kind: 'number',
        name: 'limits.aiPercentReturned',
        label: texts.limits.aiPercentReturned,
        unit: '%',
      },
      {
        kind: 'number',
        name: 'limits.reviewersInvited',
        label: texts.limits.reviewersInvited,
      },
      {
        kind: 'number',
        name: 'limits.reviewsNeeded',
        label: texts.limits.reviewsNeeded,
      },
      {
        kind: 'number',
        name: 'limits.papersPerReviewer',
        label: texts.limits.papersPerReviewer,
      },
      {
        kind: 'yes-no',
        name: 'limits.institutionConflicts',
        label: texts.limits.institutionConflicts,
        hint: texts.limits.institutionConflictsHint,
      },
      { kind: 'number', name: 'limits.reviewDays', label: texts.limits.reviewDays },
      {
        kind: 'number',
        name: 'limits.acknowledgementDays',
        label: texts.limits.acknowledgementDays,
      },
      { kind: 'number', name: 'limits.correctionDays', label: texts.limits.correctionDays },
      {
        kind: 'number',
        name: 'limits.verificationDays',
        label: texts.limits.verificationDays,
      },
      {
        kind: 'number',
        name: 'limits.paperBytes',
        label: texts.limits.paperBytes,
        factor: MEGABYTE,
        unit: 'MB',
      },
      {
        kind: 'number',
        name: 'limits.proofBytes',
        label: texts.limits.proofBytes,
        factor: MEGABYTE,
        unit: 'MB',
      },
      {
        kind: 'number',
        name: 'limits.cvBytes',
        label: texts.limits.cvBytes,
        factor: MEGABYTE,
        unit: 'MB',
      },
    ],
  },
];
