import { createHash } from 'node:crypto';
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

/** The same for every try of a job, so that who gets a mail twice can tell. */
function messageId(jobId: string, from: string): string {
  const name = createHash('sha256').update(jobId).digest('hex').slice(0, 32);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${host}>`;
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
    this.jobs.register<MailJob>('mail', (mail, { id }) => this.deliver(mail, id));
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

  /**
   * A job is run again when its worker was killed or cut off. What the mail server has taken is noted at once, so that it
   * is not sent twice; between the server's word and the note lie milliseconds in which nobody can know, and for those the
   * name of the mail stays the same (docs/decisions/reminders.md).
   */
  private async deliver(mail: MailJob, jobId: string): Promise<void> {
    if (this.config.smtpUrl) {
      const { rowCount } = await this.pool.query('select from mail_sent where job_id = $1', [jobId]);
      if (rowCount) return;
      // As an object: a text would be read as a list, with commas between as many addresses as somebody likes.
      await this.transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: this.config.mailFrom,
        messageId: messageId(jobId, this.config.mailFrom),
      });
      await this.pool.query('insert into mail_sent (job_id) values ($1) on conflict do nothing', [jobId]);
      return;
    }
    await this.pool.query(
      `with mine as (insert into mail_sent (job_id) values ($1) on conflict do nothing returning job_id)
       insert into dev_mail (recipient, subject, html, text) select $2, $3, $4, $5 from mine`,
      [jobId, mail.to, mail.subject, mail.html, mail.text],
    );
  }
}
