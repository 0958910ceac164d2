import { cleanLine } from '../../text';
import { firstGraphemes } from '../../graphemes';
import { TEXT_LIMITS } from '../../text-limits';
import { plainText } from '../text';
import type { MemberNames } from '../text';

/** The parts of a post that drafts are made from. */
export interface DraftedPost {
  title: string | null;
  content: string;
  /** Its time, to which "tomorrow" is relative. */
  createdAt: Date;
}

/** Labels of the templates' lines, those of earlier versions included: posts keep them. The value follows the label. */
const LABELS = {
  what: /^(?:what|the idea|what is new|what it is about|what i would like to know)\s*[:：]\s*/iu,
  when: /^(?:when|date|time|when it starts|from when|i need an answer by|by when)\s*[:：]\s*/iu,
  where: /^(?:where|place)\s*[:：]\s*/iu,
} as const;

export interface PostLines {
  /** The line that names it, without the "@" of mentions. */
  title: string;
  /** The lines that may contain days and times, the likeliest first. */
  lines: string[];
  /** The value of a line "Where:". */
  place: string | null;
  /** The whole content as plain text. */
  text: string;
}

/** The lines of a post as plain text, separated from the labelled lines of its template. */
export function postLines({ title, content }: Omit<DraftedPost, 'createdAt'>, names?: MemberNames): PostLines {
  const text = plainText(content, names).slice(0, MAX_READ);
  const lines = text.split('\n').map(cleanLine).filter(Boolean);
  const after = (label: RegExp): string | null => {
    const line = lines.find((one) => label.test(one));
    return (line && cleanLine(line.replace(label, ''))) || null;
  };
  const plain = lines.filter((line) => !Object.values(LABELS).some((label) => label.test(line)));
  const [first = ''] = plain;
  const named = after(LABELS.what) ?? title ?? firstSentence(first);
  return {
    title: firstGraphemes(named.replace(/(^|\s)@(?=\p{L})/gu, '$1'), TEXT_LIMITS.title),
    lines: [after(LABELS.when), title, ...plain]
      .filter((line) => line !== null)
      .map((line) => line.replace(/(^|\s)@(?=\p{L})/gu, '$1')),
    place: after(LABELS.where),
    text,
  };
}

/** Longer posts are truncated here; their topic is named before. */
const MAX_READ = 4_000;

const firstSentence = (line: string): string => /^.+?[.!?](?=\s|$)/u.exec(line)?.[0].replace(/[.!]$/u, '') ?? line;
