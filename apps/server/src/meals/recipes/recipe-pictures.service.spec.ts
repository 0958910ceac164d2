import { asOwner, familyRows } from '../../../test';
import { home, jpegOf, site, startSite, test } from '../../../test/outside/site';
import { until } from '../../../test/until';
import { BinService } from '../../bin/bin.service';
import { FamiliesService } from '../../families';
import { MediaService } from '../../media';
import { UndoLog } from '../../platform/undo';
import { RecipesService, type RecipeChanges } from './recipes.service';

let recipes: RecipesService;
let jpeg: Buffer;

startSite('2026-10-08T09:30:00Z');
beforeAll(async () => {
  recipes = test.app.get(RecipesService);
  jpeg = await jpegOf(900, 600);
});

const owner = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);
const serve = (path: string, type: string, body: Buffer | string) =>
  site.serve(path, (_request, response) => response.writeHead(200, { 'content-type': type }).end(body));
const add = (imageUrl: string | null, more: RecipeChanges = {}) =>
  recipes.add(home.viewer, { title: 'Pie', instructions: 'Bake.', imageUrl, ...more });
const get = (id: string) => recipes.get(home.viewer, id);
const card = async (id: string) => (await recipes.cards(home.viewer, [id])).get(id);
const settled = (id: string) =>
  until(async () => {
    const { imageUrl, imageProblem } = await get(id);
    return imageProblem !== null || imageUrl?.startsWith('/files/');
  });
const upload = async () => (await test.app.get(MediaService).upload(home.viewer, jpeg, 'file', 'picture')).publicId;
const isStored = async (path: string | null) =>
  (await owner('select from media where id = $1', [path?.slice('/files/'.length)])).length === 1;

it('copies an external picture in the background, and keeps its URL until then', async () => {
  serve('/pie.jpg', 'image/jpeg', jpeg);
  const { id, imageUrl } = await add(site.url('/pie.jpg'));
  expect(imageUrl).toBe(site.url('/pie.jpg'));
  expect((await card(id))?.image).toBeNull();
  await settled(id);
  const path = expect.stringMatching(/^\/files\/[\w-]{27}$/) as string;
  expect((await card(id))?.image).toEqual({ url: path, width: 900, height: 600, widths: [400, 800, 900] });
  expect(await get(id)).toMatchObject({ imageUrl: path, version: 1, imageProblem: null });
});

it.each([
  ['a page', 'text/html', '<h1>Pie</h1>', 'There is no picture at this address.'],
  ['a drawing with scripts', 'image/svg+xml', '<svg/>', 'There is no picture at this address.'],
  ['text that says it is a picture', 'image/png', 'pie', 'Please select a valid image file'],
  ['16 MB', 'image/png', Buffer.alloc(16 * 1_048_576), 'This picture is larger than 15 MB.'],
])('%s leaves the recipe without a picture, and reports the reason', async (_what, type, body, message) => {
  serve('/none', type, body);
  const { id } = await add(site.url('/none'));
  await settled(id);
  expect(await get(id)).toMatchObject({
    imageUrl: site.url('/none'),
    imageProblem: expect.stringContaining(message) as string,
  });
  expect((await card(id))?.image).toBeNull();
});

it('fetches nothing from the private network', async () => {
  const { id } = await add('http://169.254.169.254/latest.png');
  await settled(id);
  expect((await get(id)).imageProblem).toContain('This address cannot be used');
});

it('is an upload of the caller that is not used elsewhere', async () => {
  const publicId = await upload();
  const { id, imageUrl } = await add(`http://localhost:3000/files/${publicId}`);
  expect(imageUrl).toBe(`/files/${publicId}`);
  for (const taken of [imageUrl, `/files/${'A'.repeat(27)}`])
    await expect(add(taken)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'imageUrl' } });
  await expect(
    recipes.add(home.other, { title: 'Pie', instructions: 'x', imageUrl: `/files/${await upload()}` }),
  ).rejects.toMatchObject({ code: 'INVALID' });
  // unchanged, as sent by a form
  expect(await recipes.update(home.viewer, id, { imageUrl, title: 'Tart' })).toMatchObject({
    imageUrl,
    imageWidth: 900,
  });
});

it('is added once per key', async () => {
  const imageUrl = `/files/${await upload()}`;
  const input = { title: 'Pie', instructions: 'Bake.', imageUrl };
  const first = await recipes.add(home.viewer, input, 'pie-with-picture');
  expect((await recipes.add(home.viewer, input, 'pie-with-picture')).id).toBe(first.id);
});

it('is restored when a change is undone within a day, and deleted afterwards', async () => {
  const { id, imageUrl: first } = await add(`/files/${await upload()}`);
  test.clock.set('2026-10-08T10:00:00Z');
  await recipes.update(home.viewer, id, { imageUrl: null }, { undoKey: 'without-picture' });
  expect((await card(id))?.image).toBeNull();
  await test.app.get(UndoLog).undo(home.viewer, 'without-picture');
  expect((await card(id))?.image?.url).toBe(first);
  const second = `/files/${await upload()}`;
  await recipes.update(home.viewer, id, { imageUrl: second });
  test.clock.set('2026-10-09T09:00:00Z');
  await test.app.get(MediaService).sweep();
  expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
  test.clock.set('2026-10-09T10:00:01Z');
  await test.app.get(MediaService).sweep();
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
});

it('stays in the bin with its recipe, and is deleted with it or with the family', async () => {
  const [one, two] = [await add(`/files/${await upload()}`), await add(`/files/${await upload()}`)];
  const bystander = await familyRows(test);
  const kept = await test.app.get(MediaService).upload(bystander.viewer, jpeg, 'file', 'picture');
  await recipes.delete(home.viewer, one.id);
  expect(await isStored(one.imageUrl)).toBe(true);
  await test.app.get(BinService).deleteForever(home.viewer, 'recipe', one.id);
  expect([await isStored(one.imageUrl), await isStored(two.imageUrl)]).toEqual([false, true]);
  await test.app.get(FamiliesService).delete(home.viewer, 'Family');
  expect([await isStored(two.imageUrl), await isStored(`/files/${kept.publicId}`)]).toEqual([false, true]);
});
