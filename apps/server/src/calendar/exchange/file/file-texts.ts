import { TEXT_LIMITS, cleanLine, cleanText, firstGraphemes, isEmojiField, isLongerThan } from '@homefold/domain';
import type { FileEvent } from './file-event';
import { whoLine } from '../ical/vevent';

export interface FileTexts {
  title: string;
  emoji: string | null;
  place: string | null;
  description: string | null;
  who: string[];
  notes: string[];
}

const MAX_WHO = 50;
/** Further ones are ignored. */
const MAX_CATEGORIES = 500;

/** An event's texts within our limits: a leading emoji becomes the event's emoji. */
export function textsOf(event: FileEvent): FileTexts {
  const notes: string[] = [];
  const who = event.categories
    .slice(0, MAX_CATEGORIES)
    .map(cleanLine)
    .filter((name) => name !== '' && !isLongerThan(name, TEXT_LIMITS.personName))
    .slice(0, MAX_WHO);
  const summary = cleanLine(event.summary);
  const [, emoji = '', rest = ''] = /^(\S{1,32}) (.+)$/u.exec(summary) ?? [];
  const title = clipped(isEmojiField(emoji) ? rest : summary, TEXT_LIMITS.title) || 'Untitled event';
  if (title.endsWith('…') && !summary.endsWith('…')) notes.push(`Its title is cut to ${TEXT_LIMITS.title} characters.`);
  const where = cleanLine(event.location);
  const place = clipped(where, TEXT_LIMITS.place) || null;
  // a location longer than a place can be, such as directions, is in the description whole
  const words = [withoutWho(cleanText(event.description), who), place !== where && where && `Where: ${where}`]
    .filter(Boolean)
    .join('\n\n');
  const description = clipped(words, TEXT_LIMITS.description) || null;
  if (description !== null && description.length < words.length)
    notes.push(`Its description is cut to ${TEXT_LIMITS.description} characters.`);
  return { title, emoji: isEmojiField(emoji) ? emoji : null, place, description, who, notes };
}

/** Removes what our own export adds to a description. */
function withoutWho(description: string, who: readonly string[]): string {
  const line = whoLine(who);
  if (who.length === 0 || !description.endsWith(line)) return description;
  const rest = description.slice(0, -line.length);
  return rest === '' || rest.endsWith('\n') ? rest.trim() : description;
}

/** Truncates to so many graphemes, the last one replaced by an ellipsis. */
function clipped(text: string, limit: number): string {
  if (!isLongerThan(text, limit)) return text;
  // far more code units than real text has: truncated before graphemes are counted
  return `${firstGraphemes(text.slice(0, limit * 8 - 1), limit - 1).trimEnd()}…`;
}
