export { Mailer, type OutgoingMail } from './mailer';
export { renderMail, type MailContent } from './mail-layout';
export { MailModule } from './mail.module';
export { Mail1700000000010 } from './mail.migration';
