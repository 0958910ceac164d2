import { MailerService } from '@nestjs-modules/mailer';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '../config';
import { SystemPool } from '../database';
import { JobQueue } from '../jobs';
import { renderMail, type MailContent } from './mail-layout';

export interface OutgoingMail {
  to: string;
  subject: string;
  content: MailContent;
}

interface MailJob {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Mail goes out through the job queue: it exists exactly when the transaction that wanted it committed. */
@Injectable()
export class Mailer implements OnModuleInit {
  constructor(
    private readonly transport: MailerService,
    private readonly jobs: JobQueue,
    private readonly pool: SystemPool,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.register<MailJob>('mail', (mail) => this.deliver(mail));
  }

  /** Call inside a write scope. Renders now, so that what is sent is what was true when it was asked for. */
  async send({ to, subject, content }: OutgoingMail): Promise<void> {
    const job: MailJob = { to, subject: subject.replace(/[\r\n]+/g, ' '), ...renderMail(subject, content) };
    await this.jobs.enqueue('mail', job);
  }

  private async deliver(mail: MailJob): Promise<void> {
    if (this.config.smtpUrl) {
      await this.transport.sendMail({ ...mail, from: this.config.mailFrom });
      return;
    }
    await this.pool.query('insert into dev_mail (recipient, subject, html, text) values ($1, $2, $3, $4)', [
      mail.to,
      mail.subject,
      mail.html,
      mail.text,
    ]);
  }
}
