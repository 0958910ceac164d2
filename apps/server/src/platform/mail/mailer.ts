import { createHash } from 'node:crypto';
import { MailerService } from '@nestjs-modules/mailer';
import { isGuestAddress } from '@homefold/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { SystemPool } from '../database';
import { Hopeless, JobQueue } from '../jobs';
import { Logger } from '../observability';
import { renderMail, type MailContent } from './mail-layout';

export interface OutgoingMail {
  to: string;
  subject: string;
  content: MailContent;
  /** Nobody wants it after this moment: a mail that could not be sent until then never is. */
  until?: Date;
}

/** A mail that brings its own look. Whatever people wrote is escaped in its HTML part already. */
export interface WrittenMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers, in ASCII; none carries words of people. */
  headers?: Record<string, string>;
  /** As of `OutgoingMail`. */
  until?: Date;
}

interface MailJob extends Omit<WrittenMail, 'until'> {
  /** As ISO 8601. */
  until?: string;
}

/** For about a day, the last tries five minutes apart: a mail server that is down for an hour loses nothing. */
const ATTEMPTS = 300;

/** Titles and names come from people; a header ends at the end of its line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The mail server said no to this address or this mail (RFC 5321, 4.2.1: 5yz); asking again changes nothing. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

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
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.register<MailJob>('mail', (mail, { id }) => this.deliver(mail, id), { attempts: ATTEMPTS });
  }

  /**
   * Call inside a write scope. Renders now, so that what is sent is what was true when it was asked for. Nothing is sent to
   * the accounts of a demo family: their addresses do not exist.
   */
  async send({ to, subject, content, until }: OutgoingMail): Promise<void> {
    const title = oneLine(subject);
    await this.sendWritten({ to, subject: title, ...renderMail(title, content), ...(until && { until }) });
  }

  /** The same for a mail that is written already. */
  async sendWritten({ until, subject, ...mail }: WrittenMail): Promise<void> {
    if (isGuestAddress(mail.to)) return;
    const job: MailJob = { ...mail, subject: oneLine(subject), ...(until && { until: until.toISOString() }) };
    await this.jobs.enqueue('mail', job);
  }

  /**
   * A job is run again when its worker was killed or cut off. What the mail server has taken is noted at once, so that it
   * is not sent twice; between the server's word and the note lie milliseconds in which nobody can know, and for those the
   * name of the mail stays the same (docs/decisions/reminders.md).
   */
  private async deliver({ until, headers = {}, ...mail }: MailJob, jobId: string): Promise<void> {
    if (until && this.clock.now() > new Date(until)) {
      this.logger.warn('a mail could not be sent in time', { jobId });
      return;
    }
    if (this.config.smtpUrl) {
      const { rowCount } = await this.pool.query('select from mail_sent where job_id = $1', [jobId]);
      if (rowCount) return;
      // As an object: a text would be read as a list, with commas between as many addresses as somebody likes.
      const sending = this.transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: this.config.mailFrom,
        messageId: messageId(jobId, this.config.mailFrom),
        // Prepared: a line that is folded inside an address is one that programs do not follow.
        headers: Object.fromEntries(
          Object.entries(headers).map(([key, value]) => [key, { value: oneLine(value), prepared: true }]),
        ),
      });
      await sending.catch((error: unknown) => {
        throw isRefusedForGood(error) ? new Hopeless((error as Error).message) : error;
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
