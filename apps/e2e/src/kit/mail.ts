import { expect } from '@playwright/test';
import { sharedUrl } from './server';

/** The outbox page answers this machine only: no X-Forwarded-For here. */
const read = async (path: string): Promise<string> => (await fetch(`${sharedUrl()}${path}`)).text();

const decode = (html: string): string => html.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=');

/** Waits for the newest mail to an address whose subject matches; resolves with its HTML. */
export async function mailTo(address: string, subject: RegExp, timeout = 15_000): Promise<string> {
  let id = '';
  await expect(async () => {
    const mails = (await read('/dev/mail')).split('<li>').map(decode);
    const found = mails.find((mail) => mail.includes(address) && subject.test(mail));
    id = /\/dev\/mail\/([0-9a-f-]{36})/.exec(found ?? '')?.[1] ?? '';
    expect(id, `a mail to ${address}`).not.toBe('');
  }).toPass({ timeout });
  return decode(await read(`/dev/mail/${id}`));
}
