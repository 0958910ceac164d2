/** The largest and the most expensive files, pages and texts that every import door lets in. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import sharp from 'sharp';

const MB = 1_000_000;

/** @param files pairs of a name and its content */
export function zipOf(files) {
  const parts = [];
  const table = [];
  let at = 0;
  for (const [name, content] of files) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.set([20, 0, 0, 8, 8, 0]);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(0o100644 * 0x10000, 6);
    entry.writeUInt32LE(at, 10);
    table.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), shared, entry, path);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), shared, path, packed);
    at += 30 + path.length + packed.length;
  }
  const central = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, central, end]);
}

const times = (count, make) => Array.from({ length: count }, (_, n) => make(n));
const stew = (n, more = {}) => ({
  '@type': 'Recipe',
  name: `Stew ${n}`,
  recipeIngredient: ['500 g beef', '2 onions, chopped', '1 tbsp oil'],
  recipeInstructions: times(8, (step) => `Step ${step + 1}: stir until it is done, and then a little longer.`),
  ...more,
});
const json = (value) => JSON.stringify(value);
/** Valid JSON that unpacks to 190 times its size, in which nothing is a recipe. */
const filler = (bytes) => `[${'{"a":[],"b":{}},'.repeat(bytes / 16)}{}]`;

export const archives = {
  '600 nested archives': () => zipOf(times(600, (n) => [`${n}.zip`, zipOf([['recipe.json', filler(800_000)]])])),
  '40 MB of JSON': () =>
    Buffer.from(json(times(4_800, (n) => stew(n, { description: 'Very good. '.repeat(700).slice(0, 7_500) })))),
  '40 MB of empty lists': () => Buffer.from(`[${'[],'.repeat((38 * MB) / 3)}[]]`),
  '20,000 files': () => zipOf(times(20_000, (n) => [`${n}.json`, '{}'])),
  'JSON in need of repair': () => zipOf(times(200, (n) => [`${n}.json`, filler(960_000).replace(/]$/, ',]')])),
  'Mealie, 5,000 recipes': () =>
    zipOf(
      times(5_000, (n) => [
        `recipes/${n}/${n}.json`,
        json({
          ...{ slug: `stew-${n}`, name: `Mealie ${n}`, description: 'A **stew**. '.repeat(50) },
          recipe_ingredient: times(20, (row) => ({ note: `${row} onions, chopped` })),
          recipe_instructions: times(20, () => ({ text: 'Stir *well*. '.repeat(20) })),
        }),
      ]),
    ),
  '90 MB of pictures': () =>
    zipOf(
      times(10, (n) => [
        [`${n}/recipe.json`, json(stew(`of picture ${n}`))],
        [`${n}/full.jpg`, randomBytes(9 * MB)],
      ]).flat(),
    ),
};

const event = (n, ...more) =>
  [
    'BEGIN:VEVENT',
    `UID:${n}`,
    `DTSTART:202610${10 + (n % 20)}T1${n % 10}0000`,
    `SUMMARY:Lesson ${n}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');
const calendar = (events) => Buffer.from(['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n'));

export const calendars = {
  '10,000 events': () => calendar(times(9_999, (n) => event(n, `DESCRIPTION:${'Bring your own lunch. '.repeat(16)}`))),
  '20,000 dates of rules': () =>
    calendar(times(30, (n) => event(n, 'RRULE:FREQ=DAILY;BYMONTHDAY=1,3,5,7,9,11,13,15,17,19,21,23,25,27,29,31'))),
  'an event of 5 MB': () =>
    calendar([
      event(
        1,
        ...times(19, () => `DESCRIPTION:${'x'.repeat(60_000)}`),
        ...times(3_900, () => 'EXDATE:20270101T100000'),
      ),
    ]),
  '5 MB of bad bytes': () => Buffer.concat([Buffer.from('BEGIN:VCALENDAR\r\n'), Buffer.alloc(5 * MB, 0xff)]),
};

const page = (data) =>
  Buffer.from(`<html><head><script type="application/ld+json">${data}</script></head><body><h1>A page</h1>`);
export const pages = {
  'data to repair': () => page(`[${'{"@type":"Thing","a":[1,2,{}]},'.repeat(60_000)}]`),
  'open braces': () => page('{'.repeat(1_900_000)),
  'elements without end': () => Buffer.from('<p itemscope itemtype="https://schema.org/Recipe">'.repeat(35_000)),
  'properties in each other': () =>
    Buffer.from(
      `<div itemscope itemtype="https://schema.org/Recipe">${'<div itemprop="name a b c">'.repeat(190)}${'x '.repeat(900_000)}`,
    ),
  '5 MB of bad bytes': () => Buffer.concat([Buffer.from('<meta charset="utf-8">'), Buffer.alloc(5 * MB, 0xff)]),
};

export const texts = {
  '100,000 characters': () => '2 (½–1½) tbsp. a, b or c [d]: 1 2/3 \n'.repeat(2_700).slice(0, 99_999),
};

export const pictures = {
  '15 MB': async () => {
    const side = 2_200;
    return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer();
  },
};
