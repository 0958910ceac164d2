import { expect } from '@playwright/test';
import { sharedUrl } from './server';

/** The outbox page answers this machine only: no X-Forwarded-For here. */
const read = async (path: string): Promise<string> => (await fetch(`${sharedUrl()}${path}`)).text();

const decode = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');

/** Waits for the newest mail to an address whose subject matches; resolves with its HTML. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  const idOfMail = async (): Promise<string> => {
    const mails = (await read('/dev/mail')).split('<li>').map(decode);
    const found = mails.find((mail) => mail.includes(address) && subject.test(mail));
    return /\/dev\/mail\/([0-9a-f-]{36})/.exec(found ?? '')?.[1] ?? '';
  };
  await expect.poll(idOfMail, `a mail to ${address}`).not.toBe('');
  return decode(await read(`/dev/mail/${await idOfMail()}`));
}
