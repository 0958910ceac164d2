import { Controller, Get, Header, ServiceUnavailableException } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/auth.guard';
import { SystemPool } from '../database';
import { JobQueue } from '../jobs';
import { Metrics } from './metrics';

/** For load balancers and orchestrators. */
@ApiTags('operations')
@Controller()
@Public()
export class HealthController {
  constructor(
    private readonly pool: SystemPool,
    private readonly jobs: JobQueue,
    private readonly metrics: Metrics,
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
  @Header('content-type', 'text/plain; version=0.0.4')
  @ApiOperation({ summary: 'Prometheus metrics of this process.' })
  prometheus(): Promise<string> {
    return this.metrics.registry.metrics();
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
