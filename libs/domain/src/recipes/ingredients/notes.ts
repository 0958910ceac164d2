/** Splits the words of an ingredient into its name and its notes. */

/** Words that introduce a purpose or preparation, even without a comma. */
const REMARK =
  / (?:(?:or )?to taste|to serve|to garnish|to finish|to decorate|to dust|to glaze|to grease|as needed|as required|if (?:needed|desired|you like|liked)|(?:plus|and) (?:extra|more)\b.*|for (?:the |your )?(?:frying|deep[- ]frying|greasing|brushing|dusting|drizzling|serving|garnish|garnishing|sprinkling|rolling|rolling out|coating|decorating|decoration|glazing|topping|cooking|kneading|basting|roasting|tin|pan|bowl)\b.*|optional|divided|at room temperature|roughly chopped|finely chopped|finely sliced|finely grated|thinly sliced|peeled and .*)$/i;

const MAX_PARENTHESES = 10;

export interface Divided {
  name: string;
  notes: string[];
}

/** Extracts text in parentheses; unbalanced ones stay in place. */
export function takeParentheses(text: string): Divided {
  const notes: string[] = [];
  let name = '';
  let from = 0;
  while (notes.length < MAX_PARENTHESES) {
    const open = text.indexOf('(', from);
    const close = open < 0 ? -1 : closing(text, open);
    if (close < 0) break;
    name += `${text.slice(from, open)} `;
    const note = text.slice(open + 1, close).trim();
    if (note !== '') notes.push(note);
    from = close + 1;
  }
  name += text.slice(from);
  return {
    name: name
      .replace(/\s+/g, ' ')
      .replace(/ (?=[,;])/g, '')
      .trim(),
    notes,
  };
}

/** The index of the matching parenthesis; −1 without one. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')' && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** Removes what follows the first comma or dash, and remarks such as "to taste" and "for frying". */
export function takeRemarks(text: string): Divided {
  const notes: string[] = [];
  const cut = firstBreak(text);
  let name = cut < 0 ? text : text.slice(0, cut);
  if (cut >= 0) notes.push(text.slice(cut).replace(/^[\s,;–—-]+/, ''));
  const remark = REMARK.exec(name);
  if (remark && remark.index > 0) {
    name = name.slice(0, remark.index);
    notes.unshift(remark[0].trim());
  }
  const optional = /^(?:optional:?|optionally,?) (?=\S)/i.exec(name);
  if (optional) {
    name = name.slice(optional[0].length);
    notes.unshift('optional');
  }
  return { name: name.trim(), notes: notes.map((note) => note.trim()).filter((note) => note !== '') };
}

/** Adjectives that a comma does not separate from the noun: "free-range, organic eggs", "hot, strong coffee". */
const ADJECTIVE =
  /^(?:boneless|skinless|ripe|hot|cold|warm|fresh|dried|large|small|medium|firm|free-range|organic|extra-virgin|unsalted|salted|plain|raw|cooked|low-fat|full-fat|freshly|good-quality|thick|thin|strong|dark|light|soft)$/i;

function firstBreak(text: string): number {
  const breaks = /,(?!\d)|;| [–—-]+ /g;
  for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
    const before = text.slice(0, found.index);
    const isRange = /[\d¼-¾⅐-⅞]$/.test(before) && /^[\d¼-¾⅐-⅞]/.test(text.slice(found.index + found[0].length));
    if (found.index === 0 || isRange) continue;
    if (found[0] === ',' && ADJECTIVE.test(before.replace(/^[^\p{L}]*/u, ''))) continue;
    return found.index;
  }
  return -1;
}
