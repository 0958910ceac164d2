import { backup } from './backup.stage';
import { flood } from './flood.stage';
import { fullDisk } from './full-disk.stage';
import { hostileUploads } from './hostile-uploads.stage';
import { killedSending } from './killed-sending.stage';
import { killedWriting } from './killed-writing.stage';
import { log } from './log.stage';
import { npmStart } from './npm-start.stage';
import { Processes } from './processes';
import { anotherSecret, rotatedSecret } from './secret.stage';
import { shutdown } from './shutdown.stage';
import { zones } from './zones.stage';

/**
 * Everything that needs a server process of its own, as one story: its stages hand two servers on, because a start
 * costs four seconds of a core. Each stage starts what is missing, so one can run by itself: `npx jest -c
 * apps/server/jest.config.cjs test/processes -t "a full disk"`.
 */
const processes = new Processes();

beforeAll(() => processes.open());
afterAll(() => processes.close());

describe('one server', () => {
  describe('log', () => log(processes));
  describe('flood', () => flood(processes));
  describe('backup', () => backup(processes));
  describe('npm start', () => npmStart(processes));
  describe('full disk', () => fullDisk(processes));
  describe('hostile uploads', () => hostileUploads(processes));
  describe('its time zone', () => zones(processes));
});

describe('two servers', () => {
  describe('the second is killed', () => killedWriting(processes));
  describe('another second one is started, and the first killed', () => killedSending(processes));
  describe('the time zone of the other', () => zones(processes));
});

describe('two others', () => {
  describe('are started with a new SECRET, after the last one was killed', () => rotatedSecret(processes));
  describe('one is shut down', () => shutdown(processes));
  describe('two more have a SECRET that has nothing to do with it, and one starts', () => anotherSecret(processes));
});
