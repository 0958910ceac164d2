import { MailerModule } from '@nestjs-modules/mailer';
import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config';
import { Mailer } from './mailer';
import { OutboxController } from './outbox.controller';

/** Timeouts the URL does not set, so that a silent mail server does not block the queue for minutes. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, milliseconds] of Object.entries(TIMEOUTS))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(milliseconds));
  return url.href;
}

@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        transport: config.smtpUrl ? withTimeouts(config.smtpUrl) : { jsonTransport: true },
      }),
    }),
  ],
  controllers: [OutboxController],
  providers: [Mailer],
  exports: [Mailer],
})
export class MailModule {}
