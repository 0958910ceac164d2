import { Injectable } from '@nestjs/common';
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics of this process. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly httpDuration = new Histogram({
    name: 'homefold_http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out, by method, route group and status.',
    labelNames: ['method', 'group', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });

  readonly jobs = new Counter({
    name: 'homefold_jobs_total',
    help: 'Jobs that ended, by name and outcome.',
    labelNames: ['name', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
