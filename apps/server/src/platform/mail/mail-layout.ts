import Handlebars from 'handlebars';
import { MAIL_FONT, mailColors } from './mail-colors';

const { light, dark } = mailColors;

/** The content of a mail; the layout is defined here, once. */
export interface MailContent {
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print below the line, e.g. when a link expires. */
  footnote?: string;
}

const html = Handlebars.compile(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{subject}}</title>
<style>
  body { margin: 0; background: ${light.paper}; color: ${light.ink}; }
  .card { background: ${light.surface}; border: 1px solid ${light.hairline}; }
  .muted { color: ${light.muted}; }
  .button { background: ${light.primary}; color: ${light['on-primary']}; }
  @media (prefers-color-scheme: dark) {
    body { background: ${dark.paper} !important; color: ${dark.ink} !important; }
    .card { background: ${dark.surface} !important; border-color: ${dark.hairline} !important; }
    .muted { color: ${dark.muted} !important; }
    .button { background: ${dark.primary} !important; color: ${dark['on-primary']} !important; }
  }
</style>
</head>
<body>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 520px; font-family: ${MAIL_FONT}; font-size: 16px; line-height: 26px;">
<tr><td style="padding: 0 8px 16px; font-size: 18px; font-weight: 700;">Homefold</td></tr>
<tr><td class="card" style="border-radius: 14px; padding: 32px;">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 32px;">{{heading}}</h1>
{{#each paragraphs}}<p style="margin: 0 0 16px;">{{this}}</p>
{{/each}}{{#if action}}<p style="margin: 24px 0 8px;"><a class="button" href="{{action.url}}" style="display: inline-block; padding: 12px 24px; border-radius: 10px; font-weight: 600; text-decoration: none;">{{action.label}}</a></p>
<p class="muted" style="margin: 16px 0 0; font-size: 13px; line-height: 20px; word-break: break-all;">{{action.url}}</p>{{/if}}
</td></tr>
{{#if footnote}}<tr><td class="muted" style="padding: 16px 8px 0; font-size: 13px; line-height: 20px;">{{footnote}}</td></tr>{{/if}}
</table>
</td></tr></table>
</body>
</html>
`);

const text = Handlebars.compile(
  `{{heading}}

{{#each paragraphs}}{{this}}

{{/each}}{{#if action}}{{action.label}}: {{action.url}}

{{/if}}{{#if footnote}}{{footnote}}
{{/if}}-- 
Homefold
`,
  { noEscape: true },
);

/** @returns both parts of the mail. Names and titles are escaped in the HTML part. */
export function renderMail(subject: string, content: MailContent): { html: string; text: string } {
  return { html: html({ subject, ...content }), text: text(content) };
}
