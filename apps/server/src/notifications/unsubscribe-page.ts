import Handlebars from 'handlebars';
import { MAIL_FONT, mailColors } from '../platform/mail';
import type { UnsubscribeKind } from './unsubscribe-links';
import type { Subscription } from './unsubscribe.service';

const { light, dark } = mailColors;

/** A page without scripts, so that it works in any mail client's browser. */
const page = Handlebars.compile(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>{{title}} · Homefold</title>
<style>
  :root { color-scheme: light dark; --paper: ${light.paper}; --surface: ${light.surface}; --ink: ${light.ink}; --muted: ${light.muted};
    --hairline: ${light.hairline}; --field: ${light.control}; --primary: ${light.primary}; --on-primary: ${light['on-primary']}; }
  @media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --surface: ${dark.surface}; --ink: ${dark.ink}; --muted: ${dark.muted};
    --hairline: ${dark.hairline}; --field: ${dark.control}; --primary: ${dark.primary}; --on-primary: ${dark['on-primary']}; } }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: var(--paper); color: var(--ink);
    font: 450 1rem/1.625rem ${MAIL_FONT}; }
  main { box-sizing: border-box; width: calc(100% - 32px); max-width: 460px; margin: 32px 0; padding: 32px; border: 1px solid var(--hairline);
    border-radius: 14px; background: var(--surface); }
  .brand { margin: 0 0 24px; font-size: 1.125rem; font-weight: 720; letter-spacing: -.02em; }
  h1 { margin: 0 0 12px; font-size: 1.5rem; line-height: 2rem; letter-spacing: -.017em; }
  p { margin: 0 0 16px; }
  .muted { margin: 24px 0 0; color: var(--muted); font-size: .875rem; line-height: 1.25rem; }
  a { color: var(--primary); }
  button { min-height: 44px; padding: 0 20px; border: 1px solid var(--primary); border-radius: 10px; background: var(--primary);
    color: var(--on-primary); font: inherit; font-weight: 620; cursor: pointer; }
  button.quiet { border-color: var(--field); background: none; color: var(--ink); }
  :focus-visible { outline: 2px solid var(--primary); outline-offset: 2px; }
</style></head><body><main>
<p class="brand">Homefold</p>
<h1>{{title}}</h1>
<p role="status">{{text}}</p>
{{#if action}}<form method="post" action="{{action.path}}"><button{{#if action.isQuiet}} class="quiet"{{/if}}>{{action.label}}</button></form>{{/if}}
<p class="muted">{{#if hint}}{{hint}} {{/if}}<a href="/dashboard#profile/settings">All notification settings</a></p>
</main></body></html>`);

const NAMES: Record<UnsubscribeKind, string> = { digest: 'the daily digest' };

/** The page before and after its button was pressed. Names are escaped. */
export function unsubscribePage(token: string, { kind, isOn, address }: Subscription, isDone: boolean): string {
  const path = `/unsubscribe/${token}`;
  const name = NAMES[kind];
  if (isOn)
    return isDone
      ? page({
          title: 'Welcome back',
          text: `From now on ${name} goes to ${address} again.`,
          action: { path, label: 'Unsubscribe', isQuiet: true },
        })
      : page({
          title: `Stop ${name}?`,
          text: `It comes to ${address}, with what the day and the week hold for the family.`,
          action: { path, label: 'Unsubscribe' },
          hint: 'Reminders of events stay as they are.',
        });
  return page({
    title: 'You are unsubscribed',
    text: `No more mails with ${name} go to ${address}.`,
    action: { path: `${path}/again`, label: 'Subscribe again', isQuiet: true },
    hint: 'Reminders of events stay as they are.',
  });
}

/** The page for an unknown or revoked link. */
export const unknownLinkPage = (): string =>
  page({
    title: 'This link is no longer valid',
    text: 'Newer mails have a link that works. You can choose your mails in the settings.',
  });
