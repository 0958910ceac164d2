export { Mailer, type OutgoingMail } from './mailer';
export { renderMail, type MailContent } from './mail-layout';
export { MailModule } from './mail.module';
