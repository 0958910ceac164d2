import Handlebars from 'handlebars';
import { MAIL_FONT, mailColors, mailHues } from '../platform/mail';
import type { Letter, LetterRow, LetterSection } from './digest-letter';

const { light, dark } = mailColors;
const hues = Object.entries(mailHues);

const handlebars = Handlebars.create();
handlebars.registerHelper('solid', (name: keyof typeof mailHues) => mailHues[name].light.solid);
handlebars.registerHelper('on', (name: keyof typeof mailHues) => mailHues[name].light.on);
// Rows are separated by light borders; the first of a group has none above it.
handlebars.registerPartial('edge', `{{#unless @first}}border-top: 1px solid ${light['hairline-soft']};{{/unless}}`);

/**
 * Every client reads inline styles, which are for the light scheme; clients with a dark scheme read the classes as
 * well. Tables, because some clients support no other layout.
 */
const html = handlebars.compile(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>{{subject}}</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; }
  a { text-decoration: none; }
  @media (max-width: 479px) { .edge { padding-left: 12px !important; padding-right: 12px !important; } .card { padding: 16px !important; } }
  @media (prefers-color-scheme: dark) {
    .paper { background: ${dark.paper} !important; }
    .card { background: ${dark.surface} !important; border-color: ${dark.hairline} !important; }
    .ink { color: ${dark.ink} !important; }
    .muted { color: ${dark.muted} !important; }
    .late { color: ${dark.late} !important; }
    .link { color: ${dark.primary} !important; }
    .line { border-color: ${dark['hairline-soft']} !important; }
    .ring { border-color: ${dark.control} !important; }
    .button { background: ${dark.primary} !important; color: ${dark['on-primary']} !important; }
${hues.map(([name, { dark: d }]) => `    .b-${name} { border-color: ${d.solid} !important; } .f-${name} { background: ${d.solid} !important; color: ${d.on} !important; }`).join('\n')}
  }
</style>
</head>
<body class="paper" style="margin: 0; background: ${light.paper};">
<div style="display: none; max-height: 0; overflow: hidden;">{{summary}}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background: ${light.paper};"><tr><td class="edge" align="center" style="padding: 32px 20px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 600px; font-family: ${MAIL_FONT}; text-align: left;">
<tr><td style="padding: 0 0 24px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="ink" style="font-size: 18px; line-height: 24px; font-weight: 700; letter-spacing: -0.02em; color: ${light.ink};">Homefold</td>
<td class="muted" align="right" style="font-size: 14px; line-height: 24px; color: ${light.muted};">{{date}}</td>
</tr></table>
</td></tr>
<tr><td style="padding: 0 0 20px;">
<h1 class="ink" style="margin: 0 0 8px; font-size: 28px; line-height: 36px; font-weight: 700; letter-spacing: -0.02em; color: ${light.ink};">{{greeting}}</h1>
<p class="muted" style="margin: 0; font-size: 16px; line-height: 24px; color: ${light.muted};">{{summary}}</p>
</td></tr>
{{#each sections}}
<tr><td style="padding: 0 0 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="card" style="padding: 20px 24px; background: ${light.surface}; border: 1px solid ${light.hairline}; border-radius: 14px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td><h2 class="ink" style="margin: 0; font-size: 17px; line-height: 24px; font-weight: 700; color: ${light.ink};">{{title}}</h2></td>
<td align="right"><a class="link" href="{{link.url}}" style="font-size: 14px; line-height: 24px; font-weight: 600; color: ${light.primary};">{{link.label}}</a></td>
</tr></table>
{{#each groups}}
{{#if title}}<p class="muted" style="margin: 12px 0 0; font-size: 13px; line-height: 20px; font-weight: 600; color: ${light.muted};">{{title}}</p>{{/if}}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
{{#each rows}}
<tr>
{{#if isTodo}}<td width="32" valign="top" class="line" style="width: 32px; padding: 11px 0 10px; {{> edge}}"><div class="ring" style="width: 16px; height: 16px; border: 2px solid ${light.control}; border-radius: 10px;"></div></td>
{{else}}<td width="{{@root.timeWidth}}" valign="top" class="ink line" style="width: {{@root.timeWidth}}px; padding: 10px 8px 10px 0; {{> edge}} font-size: 14px; line-height: 20px; font-weight: 600; white-space: nowrap; color: ${light.ink};">{{#if time}}{{time}}{{#if endTime}}<br><span class="muted" style="font-size: 12px; line-height: 16px; font-weight: 400; color: ${light.muted};">{{endTime}}</span>{{/if}}{{else if isAllDay}}<span class="muted" style="font-size: 13px; font-weight: 400; color: ${light.muted};">All day</span>{{/if}}</td>
{{/if}}<td valign="top" class="line" style="padding: 10px 0; {{> edge}}">
<div class="b-{{hue}}" style="{{#unless isTodo}}padding-left: 12px; border-left: 4px solid {{solid hue}};{{/unless}}">
<a class="ink" href="{{url}}" style="font-size: 15px; line-height: 20px; font-weight: 500; color: ${light.ink}; word-break: break-word;">{{#if emoji}}{{emoji}} {{/if}}{{title}}</a>
{{#if hasDetail}}<div class="muted" style="font-size: 13px; line-height: 18px; color: ${light.muted}; word-break: break-word;">{{names}}{{#if hasBoth}} · {{/if}}{{#if isLate}}<span class="late" style="color: ${light.late};">{{note}}</span>{{else}}{{note}}{{/if}}</div>{{/if}}
</div></td>
<td valign="top" align="right" class="line" style="padding: 10px 0 10px 8px; {{> edge}} white-space: nowrap;" aria-hidden="true">{{#each faces}}<span class="f-{{hue}}" style="display: inline-block; width: 24px; height: 24px; margin-left: 4px; border-radius: 12px; background: {{solid hue}}; color: {{on hue}}; font-size: 11px; line-height: 24px; font-weight: 700; text-align: center;">{{letters}}</span>{{/each}}</td>
</tr>
{{/each}}
</table>
{{/each}}
{{#if empty}}<p class="muted" style="margin: 8px 0 0; font-size: 15px; line-height: 24px; color: ${light.muted};">{{empty}}</p>{{/if}}
{{#if more}}<p style="margin: 8px 0 0; font-size: 14px; line-height: 20px;"><a class="link" href="{{link.url}}" style="font-weight: 600; color: ${light.primary};">and {{more}} more</a></p>{{/if}}
</td></tr></table>
</td></tr>
{{/each}}
<tr><td style="padding: 8px 0 24px;"><a class="button" href="{{homeUrl}}" style="display: inline-block; padding: 12px 24px; border-radius: 10px; background: ${light.primary}; color: ${light['on-primary']}; font-size: 15px; line-height: 20px; font-weight: 600;">Open Homefold</a></td></tr>
<tr><td class="muted" style="font-size: 13px; line-height: 20px; color: ${light.muted};">You get the daily digest because you belong to a family on Homefold.<br><a class="muted" href="{{unsubscribeUrl}}" style="color: ${light.muted}; text-decoration: underline;">Unsubscribe</a> &nbsp;·&nbsp; <a class="muted" href="{{settingsUrl}}" style="color: ${light.muted}; text-decoration: underline;">Notification settings</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`);

/** @returns both parts of the mail; user text is escaped in the HTML part. */
export function renderDigest(letter: Letter): { html: string; text: string } {
  const sections = letter.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({
        ...row,
        hasDetail: row.names !== '' || row.note !== null,
        hasBoth: row.names !== '' && row.note !== null,
      })),
    })),
  }));
  // "15:00" is short; "10:00 AM" is not
  const times = letter.sections.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ time }) => time ?? '')),
  );
  const timeWidth = times.some((time) => time.length > 5) ? 76 : 56;
  return { html: html({ ...letter, sections, timeWidth }), text: textOf(letter) };
}

const textOf = ({ greeting, date, summary, sections, homeUrl, settingsUrl, unsubscribeUrl }: Letter): string =>
  [
    `${greeting}\n${date}`,
    summary,
    ...sections.map(textOfSection),
    `Open Homefold: ${homeUrl}`,
    `-- \nYou get the daily digest because you belong to a family on Homefold.`,
    `Unsubscribe: ${unsubscribeUrl}\nNotification settings: ${settingsUrl}\n`,
  ].join('\n\n');

const textOfSection = ({ title, groups, more, empty, link }: LetterSection): string =>
  [
    `## ${title}`,
    ...groups.map((group) => [...(group.title ? [group.title] : []), ...group.rows.map(textOfRow)].join('\n')),
    ...(empty ? [empty] : []),
    ...(more > 0 ? [`and ${more} more: ${link.url}`] : [`${link.label}: ${link.url}`]),
  ].join('\n\n');

function textOfRow({ time, endTime, isAllDay, emoji, title, names, note, isTodo }: LetterRow): string {
  const when = isTodo ? '[ ] ' : time ? `${endTime ? `${time}–${endTime}` : time} ` : isAllDay ? 'All day: ' : '';
  const detail = [names, note].filter(Boolean).join(', ');
  return `- ${when}${emoji ? `${emoji} ` : ''}${title}${detail ? ` (${detail})` : ''}`;
}
