import { MailerService } from '@nestjs-modules/mailer';
import { isGuestAddress } from '@homefold/domain';
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

/** Titles and names come from people; a header ends at the end of its line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

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

  /**
   * Call inside a write scope. Renders now, so that what is sent is what was true when it was asked for. Nothing is sent to
   * the accounts of a demo family: their addresses do not exist.
   */
  async send({ to, subject, content }: OutgoingMail): Promise<void> {
    if (isGuestAddress(to)) return;
    const title = oneLine(subject);
    const job: MailJob = { to, subject: title, ...renderMail(title, content) };
    await this.jobs.enqueue('mail', job);
  }

  private async deliver(mail: MailJob): Promise<void> {
    if (this.config.smtpUrl) {
      // As an object: a text would be read as a list, with commas between as many addresses as somebody likes.
      await this.transport.sendMail({ ...mail, to: { name: '', address: mail.to }, from: this.config.mailFrom });
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
