import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../server-process';

export interface Received {
  raw: string;
  recipients: string[];
  mail: ParsedMail;
}

/** A mail server that keeps what it accepts. `refuse` is consulted before each mail. */
export class MailBox {
  readonly received: Received[] = [];
  attempts = 0;
  refuse: () => Error | undefined = () => undefined;
  private server?: SMTPServer;

  async start(port: number): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        this.attempts++;
        done(this.refuse());
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          void simpleParser(raw).then((mail) => {
            this.received.push({ raw, recipients, mail });
            done();
          });
        });
      },
    });
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => (this.server ? this.server.close(resolve) : resolve()));
  }
}

/** A mail server that can hold mails back: it accepts some and blocks the senders of the others until they are released. */
export async function startHoldingMailServer() {
  const taken: string[] = [];
  const waiting: (() => void)[] = [];
  /** How many it still accepts. */
  let takes = Infinity;
  let isWithheld = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (takes-- > 0) done();
      else waiting.push(() => done());
    },
    onData: (stream, session, done) => {
      stream.resume();
      stream.on('end', () => {
        taken.push(session.envelope.rcptTo[0]?.address ?? '');
        if (!isWithheld) done();
        isWithheld = false;
      });
    },
  });
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  /** Forgets the mails received so far. */
  const holdAfter = (accepted: number): void => {
    takes = accepted;
    taken.length = 0;
  };
  /** Takes the next mail, but does not acknowledge it. */
  const withholdNext = (): void => {
    isWithheld = true;
  };
  const release = (): void => {
    takes = Infinity;
    waiting.splice(0).forEach((go) => go());
  };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port, taken, waiting, holdAfter, withholdNext, release, stop };
}
