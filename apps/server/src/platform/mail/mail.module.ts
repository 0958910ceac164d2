import { MailerModule } from '@nestjs-modules/mailer';
import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config';
import { Mailer } from './mailer';
import { OutboxController } from './outbox.controller';

@Global()
@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [AppConfig],
      useFactory: (config: AppConfig) => ({
        transport: config.smtpUrl ?? { jsonTransport: true },
      }),
    }),
  ],
  controllers: [OutboxController],
  providers: [Mailer],
  exports: [Mailer],
})
export class MailModule {}
