import { Counter, Gauge, type Registry } from 'prom-client';
import { EMAIL_STATUSES } from '../../messaging/outbox/email-status.js';
import type { KnownVersion } from '../front-ends/live-versions.js';
import type { Read } from './figures.js';
import type { Figure } from './figures.read-model.js';

type Version = Pick<KnownVersion, 'frontEnd' | 'version'>;

const FRONT_END_METRICS = ['load', 'failure', 'error'] as const;

/** Figures that every process reads from the same rows: queries take their maximum, not their sum. */
export class FigureMetrics {
  private readonly emails: Gauge<'state'>;
  private readonly due: Gauge;
  private readonly dueAge: Gauge;
  private readonly heldActs: Gauge<'state'>;
  private readonly uploads: Gauge;
  private readonly documentJobs: Gauge<'state'>;
  private readonly queueJobs: Gauge<'state'>;
  private readonly frontEnds: Record<
    (typeof FRONT_END_METRICS)[number],
    Counter<'front_end' | 'version'>
  >;

  constructor(
    registry: Registry,
    /** Labels of other versions would grow without end. */
    private readonly offered: () => Version[],
  ) {
    const registers = [registry];
    const byState = (name: string, help: string) =>
      new Gauge({ name, help, labelNames: ['state'], registers });
    const frontEnd = (name: string, help: string) =>
      new Counter({ name, help, labelNames: ['front_end', 'version'], registers });
    this.emails = byState('plenary_emails', 'Emails in the outbox, by state.');
    this.due = new Gauge({
      name: 'plenary_emails_due',
      help: 'Emails that could be sent now.',
      registers,
    });
    this.dueAge = new Gauge({
      name: 'plenary_emails_due_age_seconds',
      help: 'How long the oldest due email has been due; 0 without one.',
      registers,
    });
    this.queueJobs = byState('plenary_queue_jobs', 'Jobs in the email queue, by state.');
    this.heldActs = byState('plenary_held_acts', 'Held acts that are overdue or failed.');
    this.uploads = new Gauge({
      name: 'plenary_uploads_in_progress',
      help: 'Resumable uploads that have not arrived whole.',
      registers,
    });
    this.documentJobs = byState('plenary_document_jobs', 'Jobs that issue documents, by state.');
    const since = 'since midnight (UTC), of versions that visits get';
    this.frontEnds = {
      load: frontEnd('plenary_front_end_loads_total', `Loads of front ends ${since}, estimated.`),
      failure: frontEnd(
        'plenary_front_end_failures_total',
        `Front ends that could not be loaded, ${since}.`,
      ),
      error: frontEnd('plenary_front_end_errors_total', `Uncaught errors of front ends ${since}.`),
    };
  }

  /** Without a read, there are no figures rather than old ones. */
  show({ figures, jobs }: Read): void {
    this.clear();
    for (const [state, count] of Object.entries(jobs ?? {})) this.queueJobs.set({ state }, count);
    if (!figures) return;
    const of = (name: Figure['name']) => figures.filter((figure) => figure.name === name);
    const sum = (name: Figure['name']) => of(name).reduce((total, { value }) => total + value, 0);
    const set = (gauge: Gauge<'state'>, name: Figure['name'], states: readonly string[]) => {
      for (const state of states) {
        const found = of(name).find(({ label }) => label === state);
        gauge.set({ state }, found?.value ?? 0);
      }
    };
    set(this.emails, 'emails', EMAIL_STATUSES);
    set(this.heldActs, 'heldActs', ['overdue', 'failed']);
    set(this.documentJobs, 'documentJobs', ['waiting', 'running', 'failed']);
    this.due.set(sum('due'));
    this.dueAge.set(Math.max(0, sum('dueAge')));
    this.uploads.set(sum('uploads'));
    this.showFrontEnds(of('frontEnd'));
  }

  private showFrontEnds(figures: Figure[]): void {
    for (const { frontEnd, version } of this.offered()) {
      for (const metric of FRONT_END_METRICS) {
        const found = figures.find(
          (each) => each.label === frontEnd && each.version === version && each.metric === metric,
        );
        this.frontEnds[metric].inc({ front_end: frontEnd, version }, found?.value ?? 0);
      }
    }
  }

  private clear(): void {
    const gauges = [this.emails, this.heldActs, this.documentJobs, this.queueJobs];
    for (const gauge of gauges) gauge.reset();
    for (const gauge of [this.due, this.dueAge, this.uploads]) gauge.remove();
    for (const metric of FRONT_END_METRICS) this.frontEnds[metric].reset();
  }
}
