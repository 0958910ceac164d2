export { Mailer, type OutgoingMail, type WrittenMail } from './mailer';
export { MAIL_FONT, mailColors, mailHues } from './mail-colors';
export { renderMail, type MailContent } from './mail-layout';
export { MailModule } from './mail.module';
export { Mail1700000000010 } from './mail.migration';
