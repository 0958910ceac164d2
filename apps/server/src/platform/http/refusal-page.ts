import type { Response } from 'express';
import Handlebars from 'handlebars';
import { toPublicError } from '../errors';
import { MAIL_FONT, mailColors } from '../mail/mail-colors';

const { light, dark } = mailColors;

/** A self-contained page without scripts: the client is not served under a foreign name. */
const page = Handlebars.compile(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>Wrong address · Homefold</title>
<style>
  :root { color-scheme: light dark; --paper: ${light.paper}; --surface: ${light.surface}; --ink: ${light.ink}; --hairline: ${light.hairline}; }
  @media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --surface: ${dark.surface}; --ink: ${dark.ink}; --hairline: ${dark.hairline}; } }
  body { display: grid; min-height: 100vh; margin: 0; place-items: center; background: var(--paper); color: var(--ink);
    font: 450 1rem/1.625rem ${MAIL_FONT}; }
  main { box-sizing: border-box; width: calc(100% - 32px); max-width: 520px; margin: 32px 0; padding: 32px; border: 1px solid var(--hairline);
    border-radius: 14px; background: var(--surface); overflow-wrap: anywhere; }
  .brand { margin: 0 0 24px; font-size: 1.125rem; font-weight: 720; letter-spacing: -.02em; }
  h1 { margin: 0 0 12px; font-size: 1.5rem; line-height: 2rem; letter-spacing: -.017em; }
  p { margin: 0; }
</style></head><body><main>
<p class="brand">Homefold</p>
<h1>This is not an address of Homefold</h1>
<p>{{text}}</p>
</main></body></html>`);

/** The answer for a person who opens the product under a foreign name. */
export function refusePage(thrown: unknown, response: Response): void {
  const { status, message } = toPublicError(thrown);
  response
    .status(status)
    .setHeader('cache-control', 'no-store')
    .type('html')
    .send(page({ text: message }));
}
