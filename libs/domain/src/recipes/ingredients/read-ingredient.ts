import { parseIngredient } from 'parse-ingredient';
import { dimensionOf, isUnit, readUnit, UNITS, unitSpellings, type UnitCode } from '../amounts/units';
import { firstGraphemes } from '../../graphemes';
import { cleanLine } from '../../text';
import { takeOtherSize, withFigureInName } from './figures-in-names';
import { INGREDIENT_LIMITS, NO_INGREDIENT, tidyAmount, type RecipeIngredient } from './ingredient';
import { readCompound, takeAlternative } from './measures';
import { takeParentheses, takeRemarks } from './notes';
import { isSize, readPackages, tidySize } from './packages';
import { AMOUNT, inFigures } from './quantities';

/**
 * Parses a written ingredient: "2 x 400g tins chopped tomatoes", "1½ cups flour, sifted". The library parses amount,
 * range and unit; the steps before it only normalise the text. What is not recognised becomes the name. Never throws,
 * and takes linear time.
 */
export function readIngredient(text: string): RecipeIngredient {
  const line = withoutBullet(cleanLine(text.slice(0, MAX_TEXT)));
  if (line.length > INGREDIENT_LIMITS.line || figuresIn(line) > INGREDIENT_LIMITS.figures) return keptAsName(line);
  const { name: outside, notes: inside } = takeParentheses(line);
  const said = takeRemarks(outside);
  const trailing = said.notes.length === 1 && ONLY_AMOUNT.test(said.notes[0] ?? '') ? said.notes.pop() : undefined;
  const words = trailing === undefined ? said.name : `${said.name} ${trailing}`;

  const read = readWords(words);
  const notes = [
    ...read.notes,
    ...inside.map((note) => sizeNote(note, COUNT_AND_SIZE.test(line) && read.amount !== null && read.amount > 1)),
    ...said.notes,
  ];
  if (read.name === '' && read.unit === null) return { ...NO_INGREDIENT, name: limited(line) };
  return {
    ...NO_INGREDIENT,
    name: limited(read.name),
    amount: read.amount,
    amountTo: read.amountTo,
    unit: read.unit,
    notes: notes.length > 0 ? firstGraphemes(notes.join(', '), INGREDIENT_LIMITS.notes) : null,
  };
}

/** The heading that a line is ("For the icing:", "Icing:"), without its colon; null when it is an ingredient. */
export function ingredientHeading(text: string): string | null {
  const line = cleanLine(text.slice(0, MAX_TEXT))
    .replace(/^(?:[#*_]{1,3}) ?(?=\S)/, '')
    .replace(/[*_]{1,3}$/, '');
  if (line.length === 0 || line.length > INGREDIENT_LIMITS.section || /\d/.test(line)) return null;
  if (/:[*_]{0,3}$/.test(line)) return line.replace(/[\s:*_]+$/, '') || null;
  return /^for (?:the|a|an) (?:[\p{L}'-]+ ?){1,4}$/iu.test(line) ? line : null;
}

const MAX_TEXT = 4000;
const limited = (text: string): string => firstGraphemes(text, INGREDIENT_LIMITS.name);
const ONLY_AMOUNT = new RegExp(`^${AMOUNT} ?[\\p{L}.]{0,12}$`, 'iu');

const withoutBullet = (line: string): string =>
  line
    .replace(/^(?:(?:[-–—*•·▪▢□☐◦‣✓✔]|\[[ x]?\]) *){1,4}(?=\S)/u, '')
    .replaceAll('\u2044', '/')
    .replace(/\bfl\. ?oz\b\.?/i, 'fl oz');

/** The library takes cubic time for these. */
const figuresIn = (line: string): number => line.match(/[\d¼-¾⅐-⅞]/g)?.length ?? 0;

function keptAsName(line: string): RecipeIngredient {
  const name = limited(line);
  const rest = line.slice(name.length).trim();
  return { ...NO_INGREDIENT, name, notes: rest === '' ? null : firstGraphemes(rest, INGREDIENT_LIMITS.notes) };
}

/** "4 (6-ounce) fillets": six ounces each; "3 bananas (300g)": the total weight. */
const COUNT_AND_SIZE = new RegExp(`^${AMOUNT} \\(`, 'u');

function sizeNote(note: string, isOfEach: boolean): string {
  if (!isSize(note)) return note;
  const size = tidySize(note);
  return isOfEach && !/each|about/.test(size) && size !== note ? `${size} each` : size;
}

interface Words extends Pick<RecipeIngredient, 'name' | 'amount' | 'amountTo' | 'unit'> {
  notes: string[];
}

const APPROXIMATELY = /^(?:about|approx(?:imately)?\.?|around|roughly|circa|ca?\.) (?=[\d¼-¾⅐-⅞]|an? |half )/i;
const PART_OF_FRUIT =
  /^(?:the )?((?:(?:freshly|finely) )?(?:squeezed |grated )?(?:juice|zest|rind)(?: (?:and|&) (?:juice|zest|rind))?)(?: of| from)? (?=[\d¼-¾⅐-⅞]|an? |half |one |two |three |four )/i;
const MODIFIERS =
  'heaped|heaping|level|rounded|scant|generous|good|big|large|small|packed|lightly packed|firmly packed';
const FIGURES = `${AMOUNT}(?: ?(?:[-–]|to|or) ?${AMOUNT})?`;
const MODIFIED = new RegExp(`^(${FIGURES} )(${MODIFIERS}) ([\\p{L}]+)(?= |$)`, 'iu');
const ABBREVIATED = new RegExp(`^(${FIGURES} ?)(\\p{L}{1,6})\\. `, 'u');
const UNCOUNTED = new RegExp(`^(an? )?((?:${MODIFIERS}) )?(?!an? )(\\p{L}+)( of)?(?: (?=\\S)|$)`, 'iu');
const FEW = /^(a few|a couple of|some|a little|a bit of|several|plenty of|lots of) (?=\S)/i;

function readWords(words: string): Words {
  const notes: string[] = [];
  const note = (pattern: RegExp, from: string, as?: string): string => {
    const found = pattern.exec(from);
    if (!found) return from;
    notes.push(as ?? (found[1] ?? '').toLowerCase());
    return from.slice(found[0].length);
  };
  let line = note(APPROXIMATELY, words, 'about');
  line = note(PART_OF_FRUIT, line);
  const isFew = FEW.test(line);
  line = note(FEW, line);
  line = counted(inFigures(line))
    .replace(/^(\d{1,4}) ?[x×] (?=\p{L})/iu, '$1 ')
    .replace(/^[x×] ?(?=\d)/i, '')
    .replace(ABBREVIATED, (whole, figures: string, word: string) =>
      readUnit(word) === null ? whole : `${figures}${word} `,
    );
  const inName = withFigureInName(line);
  if (inName?.amount === null) return { ...named(inName.name), amount: null, amountTo: null, unit: null, notes };
  if (inName) line = `${inName.amount} ${inName.name}`;
  const alternative = takeAlternative(line) ?? takeOtherSize(line);
  if (alternative) {
    line = alternative.line;
    notes.push(alternative.note);
  }
  const figure = (figures: string): number | null => fromLibrary(`${figures} x`).amount;
  const compound = readCompound(line, figure);
  if (compound) {
    const { amount, unit, rest } = compound;
    return { ...named(rest), amount: tidyAmount(amount), amountTo: null, unit, notes };
  }
  const packages = readPackages(line, figure);
  if (packages) {
    notes.push(packages.count > 1 ? `${packages.size} each` : packages.size);
    return { ...named(packages.rest), amount: packages.count, amountTo: null, unit: packages.unit, notes };
  }
  line = line.replace(MODIFIED, (whole, amount: string, modifier: string, word: string) => {
    if (readUnit(word) === null) return whole;
    notes.push(modifier.toLowerCase());
    return `${amount}${word}`;
  });
  const read = withTrailingUnit({ ...fromLibrary(line), notes });
  const also = ALSO.exec(read.name);
  return {
    ...read,
    ...(isFew && { amount: null }),
    ...(also && { name: also[1] ?? '', notes: [...notes, also[2] ?? ''] }),
  };
}

/** "1 egg + 1 egg white", "2 eggs or 3 small ones": the first amount counts. */
const ALSO = /^(\S.*?) ((?:\+|plus|or) \d.*)$/i;

/** "a pinch of salt" and "handful of basil" have the amount one, and so does "an onion". */
function counted(line: string): string {
  const found = UNCOUNTED.exec(line.replace(/^an? (?=\d)/i, ''));
  if (!found) return line.replace(/^an? (?=\d)/i, '').replace(ONE_OF_SOMETHING, '1 ');
  const [whole, article, modifier, word = '', of] = found;
  const unit = readUnit(word);
  const isCounted = unit !== null && (dimensionOf(unit) === 'count' || article !== undefined || of !== undefined);
  // "pinch salt" has the amount one; "ice cubes" and "can openers" have none
  if (isCounted && (article !== undefined || of !== undefined || AMOUNTS_ALONE.has(unit))) {
    return `1 ${modifier ?? ''}${word} ${line.slice(whole.length)}`;
  }
  return article === undefined ? line : `1 ${line.slice(article.length)}`;
}

/** "a thumb-sized piece of ginger". */
const ONE_OF_SOMETHING = /^an? (?=[a-z]+-[a-z]+ )/i;

const AMOUNTS_ALONE: ReadonlySet<UnitCode> = new Set<UnitCode>([
  ...(['pinch', 'dash', 'handful', 'knob', 'splash', 'glug', 'drizzle', 'dollop', 'bunch', 'drop', 'sprig'] as const),
]);

const named = (rest: string): { name: string } => ({ name: rest.replace(/^of /i, '').trim() });

/**
 * Our spellings, for the library. Its units that are not ours ("large") are moved back to the front of the name.
 */
const OUR_UNITS = Object.fromEntries(
  UNITS.map((unit) => {
    const [short = unit, ...others] = unitSpellings(unit);
    return [`own-${unit}`, { short, plural: others[0] ?? short, alternates: others.slice(1) }];
  }),
);

function fromLibrary(line: string): Omit<Words, 'notes'> {
  const nothing = { name: line, amount: null, amountTo: null, unit: null };
  const [read] = parseIngredient([line], { round: false, additionalUOMs: OUR_UNITS });
  if (!read || read.isGroupHeader) return nothing;
  const { quantity, quantity2, unitOfMeasure, description } = read;
  // without an amount, a unit begins the name: "can opener"
  if (quantity === null || quantity > INGREDIENT_LIMITS.amount || quantity === 0) return nothing;
  if (letters(`${unitOfMeasure ?? ''}${description}`) < letters(line.replace(LEFT_OUT, ''))) return nothing;
  const unit = unitOfMeasure === null ? null : readUnit(unitOfMeasure);
  const name = unitOfMeasure !== null && unit === null ? `${unitOfMeasure} ${description}` : description;
  // a unit followed by nothing ("½ tsp") is returned as the name
  const alone = unit === null ? readUnit(name) : null;
  const [low, high] = quantity2 !== null && quantity2 < quantity ? [quantity2, quantity] : [quantity, quantity2];
  return {
    name: alone === null ? name.trim() : '',
    amount: tidyAmount(low),
    amountTo: high === null || high === low || high > INGREDIENT_LIMITS.amount ? null : tidyAmount(high),
    unit: alone ?? unit,
  };
}

/** The words between amount and name that the library drops; if it loses any other word, the line is kept as a name. */
const LEFT_OUT = /\b(?:of|to|or|x)\b/giu;
const letters = (text: string): number => text.replace(/[^\p{L}]/gu, '').length;

/** Units that may also follow the name: "3 garlic cloves", "2 celery sticks". */
const BEHIND = /^(.*\S) (cloves?|sticks?|stalks?|rashers?|sprigs?)$/i;

function withTrailingUnit(words: Words): Words {
  const found = words.unit === null && words.amount !== null ? BEHIND.exec(words.name) : null;
  const unit = found ? readUnit(found[2] ?? '') : null;
  return found && isUnit(unit) ? { ...words, name: found[1] ?? '', unit } : words;
}
