import { randomUUID } from 'node:crypto';
import type { AddressObject } from 'mailparser';
import request from 'supertest';
import { type TestPlatform, startPlatform } from '../../../test/platform';
import { MailBox, type Received } from '../../../test/outside/mail-box';
import { freePort } from '../../../test/server-process';
import { until } from '../../../test/until';
import type { MailContent } from './mail-layout';
import { Mailer } from './mailer';
import { OutboxController } from './outbox.controller';

const ann = { userId: 'ann', familyId: randomUUID() };
const timings = { backoff: 50, sweep: 100 };
const plain: MailContent = { heading: 'Hello', paragraphs: ['One.', 'Two.'] };
const evil = `<script>alert(1)</script> & "Zoë" <img src=x onerror='alert(2)'>`;

const send = (platform: TestPlatform, to: string, subject: string, content: MailContent = plain) =>
  platform.db.write(ann, () => platform.app.get(Mailer).send({ to, subject, content }));

describe('with a mail server', () => {
  const box = new MailBox();
  let platform: TestPlatform;
  let port: number;

  beforeAll(async () => {
    port = await freePort();
    await box.start(port);
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Homefold <home@example.org>' };
    platform = await startPlatform({ env, timings });
  });
  beforeEach(() => {
    box.received.length = 0;
    box.attempts = 0;
    box.refuse = () => undefined;
  });
  afterAll(async () => {
    await platform?.close();
    await box.stop();
  });

  const next = async (): Promise<Received> => {
    await until(() => box.received.length > 0);
    return box.received[0] as Received;
  };

  it('mail arrives with sender, subject and both parts', async () => {
    await send(platform, 'ben@example.org', 'Ann invited you', {
      ...plain,
      action: { label: 'Join', url: 'http://localhost:3000/join?code=A&b=1' },
      footnote: 'Valid for a week.',
    });
    const { mail, recipients } = await next();
    expect(recipients).toEqual(['ben@example.org']);
    expect([mail.subject, mail.from?.text]).toEqual(['Ann invited you', '"Homefold" <home@example.org>']);
    expect(mail.text).toContain(
      'Hello\n\nOne.\n\nTwo.\n\nJoin: http://localhost:3000/join?code=A&b=1\n\nValid for a week.',
    );
    expect(mail.html).toContain('href="http://localhost:3000/join?code&#x3D;A&amp;b&#x3D;1"');
    expect(mail.attachments).toEqual([]);
  });

  it.each(['\r\n', '\n', '\r', '\n\r\n', '\u2028', '\u0085', '\0'])(
    'a subject cannot add a header or begin the body (%j)',
    async (lineBreak) => {
      await send(platform, 'ben@example.org', `Hi${lineBreak}Bcc: eve@example.org${lineBreak}${lineBreak}<b>x`);
      const { mail, recipients, raw } = await next();
      expect(recipients).toEqual(['ben@example.org']);
      expect(mail.headers.has('bcc')).toBe(false);
      expect(mail.subject).toBe('Hi Bcc: eve@example.org <b>x');
      expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
    },
  );

  it('an address is always treated as a single address', async () => {
    for (const to of [
      'ben@example.org, eve@example.org',
      'ben@example.org\r\nBcc: eve@example.org',
      'x <eve@example.org>, ben@example.org',
    ])
      await send(platform, to, 'Hi');
    await send(platform, 'last@example.org', 'Hi');
    await until(() => box.received.some(({ recipients }) => recipients.includes('last@example.org')));
    for (const { recipients, mail } of box.received) {
      expect(recipients).toHaveLength(1);
      expect([mail.to].flat().flatMap((to) => (to as AddressObject).value)).toHaveLength(1);
    }
  });

  it('names and titles are escaped in the HTML part and verbatim in the text part', async () => {
    await send(platform, 'ben@example.org', `${evil} invited you`, {
      heading: evil,
      paragraphs: [evil],
      action: { label: evil, url: `http://localhost:3000/?x="><script>` },
      footnote: evil,
    });
    const { mail } = await next();
    expect(mail.html).not.toMatch(/<script|<img/i);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Zoë&quot;');
    expect(mail.text?.split(evil)).toHaveLength(5);
    expect(mail.subject).toBe(`${evil} invited you`);
  });

  it('nothing is sent for a rolled-back write', async () => {
    const failing = platform.db.write(ann, async () => {
      await platform.app.get(Mailer).send({ to: 'ben@example.org', subject: 'never', content: plain });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await send(platform, 'ben@example.org', 'after');
    expect((await next()).mail.subject).toBe('after');
    expect(box.received).toHaveLength(1);
  });

  it('deferred mail is retried until accepted, then never again; logs name nobody', async () => {
    box.refuse = () =>
      box.attempts <= 2
        ? Object.assign(new Error('4.2.1 <ben@example.org> is busy'), { responseCode: 451 })
        : undefined;
    await send(platform, 'ben@example.org', 'Patience');
    await next();
    await send(platform, 'ben@example.org', 'The next');
    await until(() => box.received.length === 2);
    expect(box.received.map(({ mail }) => mail.subject)).toEqual(['Patience', 'The next']);
    const logs = platform.logs.lines.join('');
    expect(logs).toContain('job failed');
    expect(logs).not.toMatch(/@example\.org|Patience/);
  });

  it('an outage loses nothing: mail is sent once when the server is back', async () => {
    await box.stop();
    await send(platform, 'ben@example.org', 'While you were away');
    await until(() => platform.logs.lines.some((line) => line.includes('ECONNREFUSED')));
    await box.start(port);
    expect((await next()).mail.subject).toBe('While you were away');
    await send(platform, 'ben@example.org', 'The next');
    await until(() => box.received.length === 2);
    expect(box.received.map(({ mail }) => mail.subject)).toEqual(['While you were away', 'The next']);
  });

  it('there is no outbox page', async () => {
    expect((await request(platform.url).get('/dev/mail')).status).toBe(404);
  });
});

describe('without a mail server', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform({ timings });
    await send(platform, 'ben@example.org', evil, { heading: evil, paragraphs: [evil] });
    await until(async () => (await page()).text.includes('ben@example.org'));
  });
  afterAll(() => platform?.close());

  const page = (path = '/dev/mail', headers: Record<string, string> = {}) =>
    request(platform.url).get(path).set(headers);

  it('mail is listed on the outbox page, escaped and not cached', async () => {
    const list = await page();
    expect([list.status, list.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(list.text).toContain('to ben@example.org');
    expect(list.text).not.toMatch(/<script|<img/i);
    const [, path] = /href="(\/dev\/mail\/[\w-]+)"/.exec(list.text) ?? [];
    const mail = await page(path);
    expect([mail.status, mail.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(mail.text).toContain('&lt;script&gt;');
    expect(mail.text).not.toMatch(/<script|<img/i);
    expect((await page(`/dev/mail/${randomUUID()}`)).status).toBe(404);
    expect((await page('/dev/mail/1')).status).toBe(400);
    expect(platform.logs.lines.join('')).not.toContain(String(path));
  });

  it.each<Record<string, string>>([
    { 'x-forwarded-for': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { 'x-real-ip': '127.0.0.1' },
    { via: '1.1 proxy' },
    { 'x-forwarded-host': 'localhost' },
    { host: 'home.example.org' },
    { host: 'localhost.evil.example:3000' },
  ])('the page is not there behind a proxy or under another name: %j', async (headers) => {
    expect((await page('/dev/mail', headers)).status).toBe(404);
  });

  it.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '128.0.0.1', undefined])(
    'nor for another machine (%s)',
    async (remoteAddress) => {
      const visit = (address: string | undefined) =>
        platform.app
          .get(OutboxController)
          .list({ socket: { remoteAddress: address }, headers: { host: 'localhost:3000' } });
      await expect(visit(remoteAddress)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(visit('::1')).resolves.toContain('Outbox');
    },
  );
});
