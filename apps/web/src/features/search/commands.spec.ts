import { File } from 'lucide-react';
import { matchingCommands } from './commands';

const commands = [
  ['Add event', 'new create'],
  ['Add Family Job', 'new create'],
  ['Go to Family Jobs', 'open show'],
  ['Settings', ''],
  ['Send Daily Digest', ''],
  ['Sign Out', ''],
].map(([label = '', words = '']) => ({ id: label, label, words, icon: File, run: () => undefined }));
const matching = (text: string) => matchingCommands(commands, text).map(({ label }) => label);

it.each([
  ['add', ['Add event', 'Add Family Job']],
  ['ADD  job', ['Add Family Job']],
  ['family', ['Add Family Job', 'Go to Family Jobs']],
  ['new', ['Add event', 'Add Family Job']],
  ['jobs', ['Go to Family Jobs']],
  // the label begins with the text
  ['se', ['Settings', 'Send Daily Digest']],
  // 'show' is not on the label: two letters are not enough
  ['sh', []],
  ['add a pony', []],
  ['', []],
  ['"%*', []],
])('%j finds %j', (text, expected) => expect(matching(text)).toEqual(expected));
