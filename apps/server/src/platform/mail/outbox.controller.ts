import { Controller, Get, Header, Param, ParseUUIDPipe, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import Handlebars from 'handlebars';
import { Public } from '../auth/auth.guard';
import { AppConfig } from '../config';
import { SystemPool } from '../database';
import { notFound } from '../errors/domain-error';
import type { AppRequest } from '../http/app-request';
import { isLocalRequest } from '../http/local-request';

const list = Handlebars.compile(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox · Homefold</title>
<style>
  :root { color-scheme: light dark; font: 16px/24px 'Segoe UI', Helvetica, Arial, sans-serif; }
  body { max-width: 720px; margin: 32px auto; padding: 0 16px; }
  li { padding: 12px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  ul { list-style: none; padding: 0; } small { opacity: .8; }
</style></head><body><main>
<h1>Outbox</h1>
<p>No SMTP server is configured, so mail ends here. Only this machine can open this page.</p>
<ul>{{#each mails}}<li><a href="/dev/mail/{{id}}">{{subject}}</a><br><small>to {{recipient}}, <time datetime="{{at}}">{{at}}</time></small></li>
{{else}}<li>No mail yet.</li>{{/each}}</ul>
</main></body></html>`);

/** The parts of a request that show where it comes from. */
type Visit = Pick<AppRequest, 'headers'> & { socket: Pick<AppRequest['socket'], 'remoteAddress'> };

/** The outbox page: only without SMTP, and only from the machine itself, since it shows reset links. */
@Controller('dev/mail')
@Public()
@ApiExcludeController()
export class OutboxController {
  constructor(
    private readonly pool: SystemPool,
    private readonly config: AppConfig,
  ) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async list(@Req() request: Visit): Promise<string> {
    this.assertLocal(request);
    const { rows } = await this.pool.query<{ id: string; recipient: string; subject: string; created_at: Date }>(
      'select id, recipient, subject, created_at from dev_mail order by created_at desc limit 100',
    );
    return list({ mails: rows.map((row) => ({ ...row, at: row.created_at.toISOString() })) });
  }

  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  async show(@Req() request: Visit, @Param('id', ParseUUIDPipe) id: string): Promise<string> {
    this.assertLocal(request);
    const { rows } = await this.pool.query<{ html: string }>('select html from dev_mail where id = $1', [id]);
    const mail = rows[0];
    if (!mail) throw notFound('Mail');
    return mail.html;
  }

  private assertLocal(request: Visit): void {
    if (this.config.smtpUrl || !isLocalRequest(request, this.config.baseUrl)) throw notFound('Page');
  }
}
