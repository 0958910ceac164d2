import { calendar, events, one, read, START } from './calendar-file.test-kit';
import { decodeText } from './file-decode';

describe('files of every kind', () => {
  const whole = calendar([START, 'SUMMARY:Größe'], [START, 'SUMMARY:Zweite']);
  const titles = async (bytes: Buffer) => (await read(decodeText(bytes))).events.map(({ title }) => title);

  it.each([
    ['UTF-8', Buffer.from(whole)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${whole}`)],
    ['UTF-16 little-endian', Buffer.from(`\uFEFF${whole}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(`\uFEFF${whole}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(whole, 'utf16le')],
    ['Latin-1', Buffer.from(whole, 'latin1')],
    ['LF alone', Buffer.from(whole.replaceAll('\r\n', '\n'))],
    ['CR alone', Buffer.from(whole.replaceAll('\r\n', '\r'))],
    ['small letters', Buffer.from(whole.replace(/^(BEGIN|END|SUMMARY|DTSTART)/gm, (word) => word.toLowerCase()))],
    ['folded', Buffer.from(whole.replace('Größe', 'Grö\r\n ße'))],
    ['empty lines and junk between', Buffer.from(whole.replaceAll('\r\n', '\r\n\r\n;;junk\r\n'))],
    ['broken properties', Buffer.from(whole.replaceAll('UID:', 'DTEND:never\r\nRDATE;X\r\nGEO\r\nUID:'))],
  ])('%s', async (_name, bytes) => {
    expect(await titles(bytes)).toEqual(['Größe', 'Zweite']);
  });

  it.each([
    ['the letters that its server speaks of', 'G\xf6\xfee', 'ISO-8859-9', 'Göşe'],
    ['others than its server says', 'Gr\xf6\xdfe', 'utf-8', 'Größe'],
    ['letters that nobody knows by that name', 'Gr\xf6\xdfe', 'x-unknown', 'Größe'],
    ['UTF-8 of a server that says the same of everything', 'Gr\xc3\xb6\xc3\x9fe', 'ISO-8859-1', 'Größe'],
    ['letters that are written in ASCII', '\x1b$B4A\x1b(B', 'ISO-2022-JP', '漢'],
  ])('fetched, in %s', async (_what, stored, charset, title) => {
    const bytes = Buffer.from(calendar([START, `SUMMARY:${stored}`]), 'latin1');
    expect((await read(decodeText(bytes, charset))).events[0]?.title).toBe(title);
  });

  it('truncated: keeps complete events, and reports the truncation', async () => {
    const { events: some, skipped, complete } = await read(whole.slice(0, whole.indexOf('Zweite') + 3));
    expect([some.map(({ title }) => title), complete]).toEqual([['Größe'], false]);
    expect(skipped).toEqual([{ title: 'The end of the file', reason: 'The file is incomplete: its end is missing.' }]);
  });

  it("alarm properties are not taken for the event's", async () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT15M', 'DESCRIPTION:Beep', 'SUMMARY:Beep', 'END:VALARM'];
    expect(await one(START, 'SUMMARY:Quiet', ...alarm)).toMatchObject({ title: 'Quiet', description: null });
  });

  it('events outside of 1900 to 2200, and without a start, are left out', async () => {
    const { events: none, skipped } = await read(
      calendar(['DTSTART:18991231'], ['DTSTART:22010101'], ['DTSTART:20260231'], []),
    );
    expect(none).toEqual([]);
    expect(skipped).toHaveLength(4);
  });

  it('several events with one UID are all kept', async () => {
    const read = await events(['UID:same', START], ['UID:same', 'DTSTART:20261021T100000']);
    expect(new Set(read.map(({ uid, part }) => `${uid} ${part}`)).size).toBe(2);
  });

  it('an event without a UID gets a stable one', async () => {
    const text = calendar([START]).replace(/UID:0\r\n/, '');
    const [first, second] = [await read(text), await read(text)];
    expect(first.events[0]?.uid).toMatch(/^none-/);
    expect(first).toEqual(second);
  });

  it('excessive nesting is refused, in any order', async () => {
    const deep = `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(5_000)}`;
    await expect(read(deep)).rejects.toThrow('The file is nested too deeply.');
    await expect(read('END:VCALENDAR\r\n'.repeat(1_000))).rejects.toThrow('This is not a calendar file (.ics).');
  });
});
