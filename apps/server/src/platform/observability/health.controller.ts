import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../auth/auth.guard';
import { AppConfig } from '../config';
import { SystemPool } from '../database';
import { forbidden, unauthenticated } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import { isLocalRequest } from '../http/local-request';
import { JobQueue } from '../queue';
import { Metrics } from './metrics';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant-time comparison, so that a token cannot be guessed byte by byte. */
const isSameText = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** For load balancers and orchestrators. */
@ApiTags('operations')
@Controller()
@Public()
export class HealthController {
  constructor(
    private readonly pool: SystemPool,
    private readonly jobs: JobQueue,
    private readonly metrics: Metrics,
    private readonly config: AppConfig,
  ) {}

  @Get('healthz')
  @ApiOperation({ summary: 'The process is alive.' })
  live() {
    return { status: 'ok' };
  }

  @Get('readyz')
  @ApiOperation({ summary: 'The database answers and the job queue takes jobs; 503 otherwise.' })
  async ready() {
    const [database, queue] = await Promise.all([this.databaseAnswers(), this.jobs.isReady()]);
    if (!database || !queue) throw new ServiceUnavailableException('not ready');
    return { status: 'ok', database: 'ok', queue: 'ok' };
  }

  @Get('metrics')
  @ApiOperation({
    summary:
      'Prometheus metrics of this process. Requires METRICS_TOKEN as bearer token; if none is set, only requests ' +
      'from this machine are allowed.',
  })
  prometheus(@Req() request: AppRequest, @Res({ passthrough: true }) response: Response): Promise<string> {
    this.assertMayReadMetrics(request);
    response.type('text/plain; version=0.0.4'); // set late: a refusal is JSON
    return this.metrics.registry.metrics();
  }

  /** Metrics reveal how busy a household is, and when. */
  private assertMayReadMetrics(request: AppRequest): void {
    const { metricsToken, baseUrl } = this.config;
    if (metricsToken !== undefined) {
      if (isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) return;
      throw unauthenticated('Metrics require METRICS_TOKEN as bearer token.');
    }
    if (!isLocalRequest(request, baseUrl))
      throw forbidden(
        'Metrics are for the machine itself. Set METRICS_TOKEN to read them from elsewhere or behind a proxy.',
      );
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      await this.pool.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
