import { createHash } from 'node:crypto';
import { MailerService } from '@nestjs-modules/mailer';
import { isGuestAddress } from '@homefold/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock';
import { AppConfig } from '../config';
import { SystemPool } from '../database';
import { UnrecoverableJobError, JobQueue } from '../queue';
import { Logger } from '../observability';
import { renderMail, type MailContent } from './mail-layout';

export interface OutgoingMail {
  to: string;
  subject: string;
  content: MailContent;
  /** Expiry: a mail that could not be sent before it is dropped. */
  until?: Date;
}

/** A mail with its own layout. User text is already escaped in its HTML part. */
export interface WrittenMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Further headers, in ASCII; none carries user text. */
  headers?: Record<string, string>;
  /** See `OutgoingMail`. */
  until?: Date;
}

interface MailJob extends Omit<WrittenMail, 'until'> {
  /** As ISO 8601. */
  until?: string;
}

/** Retries for about a day, the last ones five minutes apart: an outage of an hour loses nothing. */
const ATTEMPTS = 300;

/** Titles and names are user text; a line break would end the header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Permanent rejection of the address or mail (RFC 5321, 4.2.1: 5yz); retrying changes nothing. */
function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** Constant across retries of a job, so that duplicates can be recognised. */
function messageId(jobId: string, from: string): string {
  const name = createHash('sha256').update(jobId).digest('hex').slice(0, 32);
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${name}@${host}>`;
}

/** Sends mail through the job queue: it exists if and only if the requesting transaction committed. */
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
   * Call inside a write scope. Renders immediately, so that the mail states what was true when it was requested.
   * Nothing is sent to accounts of a demo family: their addresses do not exist.
   */
  async send({ to, subject, content, until }: OutgoingMail): Promise<void> {
    const title = oneLine(subject);
    await this.sendWritten({ to, subject: title, ...renderMail(title, content), ...(until && { until }) });
  }

  /** The same for an already rendered mail. */
  async sendWritten({ until, subject, ...mail }: WrittenMail): Promise<void> {
    if (isGuestAddress(mail.to)) return;
    const job: MailJob = { ...mail, subject: oneLine(subject), ...(until && { until: until.toISOString() }) };
    await this.jobs.enqueue('mail', job);
  }

  /**
   * A job is rerun when its worker was killed or cut off. Acceptance by the mail server is recorded at once, so that
   * the mail is not sent twice; in the milliseconds between the two nobody can know, and for those the Message-ID stays
   * the same (docs/decisions/reminders.md).
   */
  private async deliver({ until, headers = {}, ...mail }: MailJob, jobId: string): Promise<void> {
    if (until && this.clock.now() > new Date(until)) {
      this.logger.warn('a mail could not be sent in time', { jobId });
      return;
    }
    if (this.config.smtpUrl) {
      const { rowCount } = await this.pool.query('select from mail_sent where job_id = $1', [jobId]);
      if (rowCount) return;
      // As an object: a string would be parsed as a comma-separated list of addresses.
      const sending = this.transport.sendMail({
        ...mail,
        to: { name: '', address: mail.to },
        from: this.config.mailFrom,
        messageId: messageId(jobId, this.config.mailFrom),
        // Encoded here: header folding inside an address breaks some programs.
        headers: Object.fromEntries(
          Object.entries(headers).map(([key, value]) => [key, { value: oneLine(value), prepared: true }]),
        ),
      });
      await sending.catch((error: unknown) => {
        throw isRefusedForGood(error) ? new UnrecoverableJobError((error as Error).message) : error;
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
