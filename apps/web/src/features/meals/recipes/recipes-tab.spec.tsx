import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { freezeDate } from '../../../test/clock';
import { network } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { tomMember } from '../../../test/people';
import { uploadOverFetch } from '../../../test/uploads';
import '../page';
import './detail/recipe-page';
import './editor/recipe-dialog';
import './import/add-recipe-dialog';
import './recipes-tab';
import { openRecipes, recipeOf } from './recipes.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const card = (title: string) => screen.findByRole('article', { name: title });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const photo = () => new File(['photo'], 'soup.jpg', { type: 'image/jpeg' });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the list', () => {
  it('shows on a card: time, servings, difficulty, three tags and the number of others, warnings by name', async () => {
    const soup = recipeOf('Leek soup', { tags: ['Batch', 'Veggie', 'Quick', 'Autumn', 'Freezes'] });
    soup.card = {
      ...(soup.card as NonNullable<typeof soup.card>),
      warnings: [
        { kind: 'contains', allergen: 'nuts', diet: null, ingredients: ['walnuts'], memberIds: [tomMember.id] },
        { kind: 'contains', allergen: 'milk', diet: null, ingredients: ['milk'], memberIds: [tomMember.id] },
        { kind: 'not_recognised', allergen: null, diet: null, ingredients: ['zaatar'], memberIds: [tomMember.id] },
      ],
    };
    openRecipes([soup]);
    const shown = await card('Leek soup');
    expect(shown).toHaveTextContent('Total time: 25 min');
    expect(shown).toHaveTextContent('Servings: 4');
    expect(shown).toHaveTextContent('Easy');
    expect(shown).toHaveTextContent('2 more: Autumn and Freezes');
    expect(shown).not.toHaveTextContent('zaatar');
    expect(shown).toHaveTextContent('Contains nuts and milk: Tom');
  });

  it('searches, and offers a way on when nothing matches', async () => {
    const { actor } = openRecipes([recipeOf('Leek soup'), recipeOf('Apple pie'), recipeOf('Fish fingers')]);
    await card('Leek soup');
    expect(screen.getByText('3 recipes')).toBeInTheDocument();
    await actor.click(await button('Show more'));
    await card('Fish fingers');
    await actor.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'pie');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Leek soup' })).not.toBeInTheDocument());
    expect(await card('Apple pie')).toBeVisible();
    await actor.type(screen.getByRole('searchbox', { name: 'Search recipes' }), 'xx');
    expect(await screen.findByText('No recipes found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
    await actor.click(await button('Clear search and filters'));
    expect(await card('Leek soup')).toBeVisible();
  });

  it('stars one immediately, and deletes one after the documented question', async () => {
    const { actor, sent } = openRecipes([recipeOf('Leek soup'), recipeOf('Apple pie')]);
    const star = within(await card('Leek soup')).getByRole('button', { name: 'Favourite: Leek soup' });
    await actor.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    await actor.click(within(await card('Apple pie')).getByRole('button', { name: 'Delete Apple pie' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete the recipe? This action cannot be undone',
    });
    await actor.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Recipe deleted successfully')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Apple pie' })).not.toBeInTheDocument();
    expect(sent).toMatchObject([
      { name: 'update', input: { isFavorite: true } },
      { name: 'delete', version: 1 },
    ]);
  });
});

describe('the form', () => {
  const openForm = async (over: RootAnswers = {}) => {
    const opened = openRecipes([], { over });
    expect(await screen.findByText('Create your first recipe to get started')).toBeVisible();
    await opened.actor.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0] as HTMLElement);
    await opened.actor.click(await button(/^Write it/));
    return { ...opened, form: within(await dialog('Create New Recipe')) };
  };

  it('splits typed and pasted text into parts, and saves it', async () => {
    const { actor, sent, form } = await openForm();
    const save = form.getByRole('button', { name: 'Create Recipe' });
    expect(save).toBeDisabled();
    await actor.click(form.getByLabelText('Title'));
    await actor.paste('Tomato soup');
    const ingredients = form.getByLabelText('Add ingredients');
    await actor.type(ingredients, '2 x 400g tins chopped tomatoes{Enter}');
    expect(form.getByLabelText('Amount: chopped tomatoes')).toHaveValue('2');
    expect(form.getByLabelText('Unit: chopped tomatoes')).toHaveValue('tins');
    expect(form.getByLabelText('Note: chopped tomatoes')).toHaveValue('400 g each');
    await actor.click(ingredients);
    await actor.paste('For the topping:\n1½ cups flour, sifted\na pinch of salt');
    expect(form.getByRole('textbox', { name: 'Heading' })).toHaveValue('For the topping');
    expect(form.getByLabelText('Amount: flour')).toHaveValue('1½');
    await actor.type(form.getByLabelText('Add a tag'), 'Quick, quick{Enter}');
    expect(form.getByText('Quick is there already.')).toBeInTheDocument();
    await actor.click(form.getByLabelText('Add a step'));
    await actor.paste('1. Fry the onion. 2. Add the tomatoes.');
    expect(form.getByLabelText('Step 2')).toHaveValue('Add the tomatoes.');
    // text not yet added with Enter is included, too
    await actor.type(form.getByLabelText('Add a step'), 'Serve');
    await actor.click(save);
    expect(await screen.findByText('Added Tomato soup')).toBeVisible();
    expect(sent[0]).toMatchObject({
      name: 'add',
      input: {
        title: 'Tomato soup',
        tags: ['Quick'],
        ingredients: [
          { name: 'chopped tomatoes', amount: 2, unit: 'tin', notes: '400 g each', section: null },
          { name: 'flour', amount: 1.5, unit: 'cup', notes: 'sifted', section: 'For the topping' },
          { name: 'salt', amount: 1, unit: 'pinch', section: 'For the topping' },
        ],
        instructions: [{ text: 'Fry the onion.' }, { text: 'Add the tomatoes.' }, { text: 'Serve' }],
      },
    });
    // and the saved recipe is open
    expect(await screen.findByRole('heading', { level: 2, name: 'Tomato soup' })).toBeVisible();
  });

  it('moves rows by keyboard and by their menu, and rejects 300 more while it keeps them', async () => {
    const { actor, form } = await openForm();
    await actor.click(form.getByLabelText('Add ingredients'));
    await actor.paste('1 leek\n2 eggs');
    const names = () => form.getAllByLabelText(/^Ingredient: /).map((field) => (field as HTMLInputElement).value);
    fireEvent.keyDown(form.getByLabelText('Ingredient: eggs'), { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['eggs', 'leek']);
    await actor.click(form.getByRole('button', { name: 'Options of eggs' }));
    await actor.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    expect(names()).toEqual(['leek', 'eggs']);
    // the general pick-up key works on a row's handle, not in its fields
    form.getByRole('button', { name: 'Options of eggs' }).focus();
    await actor.keyboard('m{ArrowUp}{Enter}');
    expect(names()).toEqual(['eggs', 'leek']);
    expect(form.getByText('eggs is at place 1 of 2 now')).toBeInTheDocument();
    await actor.type(form.getByLabelText('Ingredient: leek'), 'm');
    await actor.click(form.getByRole('button', { name: 'Remove leekm' }));
    expect(names()).toEqual(['eggs']);
    await actor.click(form.getByLabelText('Add ingredients'));
    await actor.paste(Array.from({ length: 300 }, (_, index) => `${index + 1} g flour`).join('\n'));
    expect(form.getByRole('alert')).toHaveTextContent(
      'A recipe has at most 200 ingredients, and this would make 301. Nothing was added.',
    );
    expect(names()).toEqual(['eggs']);
  });

  it('suggests units and names in a row, also by keyboard', async () => {
    const { actor, form } = await openForm({
      recipeSuggestions: ({ kind }: { kind: string }) =>
        kind === 'ingredient' ? [{ text: 'tomatoes', uses: 5 }] : kind === 'unit' ? [{ text: 'knob', uses: 1 }] : [],
    });
    await actor.click(form.getByLabelText('Add ingredients'));
    await actor.paste('2 eggs');
    await actor.keyboard('{Enter}');
    await actor.type(form.getByLabelText('Unit: eggs'), 'kn');
    expect(form.getByRole('option', { name: 'knob' })).toBeVisible();
    await actor.keyboard('{ArrowDown}{Enter}');
    expect(form.getByLabelText('Unit: eggs')).toHaveValue('knob');
    const name = form.getByLabelText('Ingredient: eggs');
    await actor.clear(name);
    await actor.type(form.getByLabelText('Ingredient: Ingredient 1'), 'tom');
    await actor.click(await form.findByRole('option', { name: 'tomatoes' }));
    expect(form.getByLabelText('Ingredient: tomatoes')).toHaveValue('tomatoes');
  });

  it('sends only changed fields, and not a third as 0.33', async () => {
    const thirds = recipeOf('Thirds', {
      ingredients: [{ name: 'flour', amount: 0.3333, amountTo: null, unit: 'cup', notes: null, section: null }],
    });
    const { actor, sent } = openRecipes([thirds]);
    await actor.click(within(await card('Thirds')).getByRole('button', { name: 'Edit Thirds' }));
    const form = within(await dialog('Edit Recipe'));
    expect(form.getByLabelText('Amount: flour')).toHaveValue('⅓');
    await actor.clear(form.getByLabelText('Title'));
    await actor.click(form.getByLabelText('Title'));
    await actor.paste('Two thirds');
    await actor.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Changed Two thirds')).toBeVisible();
    expect(sent[0]).toMatchObject({ name: 'update', input: { title: 'Two thirds' }, version: 1 });
    expect(Object.keys((sent[0] as { input: object }).input)).toEqual(['title']);
  });
});

describe('one recipe', () => {
  it('is scaled to measurable amounts in either units, and says when it was cooked and who must not eat it', async () => {
    const cooked = [{ id: 'c1', cookedOn: '2026-10-03', memberId: 'm-tom', servings: 4 }];
    const pancakes = recipeOf('Pancakes', { cooked });
    pancakes.card = {
      ...(pancakes.card as NonNullable<typeof pancakes.card>),
      timesCooked: 4,
      warnings: [
        { kind: 'contains', allergen: 'nuts', diet: null, ingredients: ['walnuts'], memberIds: [tomMember.id] },
        {
          ...{ kind: 'not_recognised' as const, allergen: null, diet: null },
          ...{ ingredients: ['zorblax', 'kelp'], memberIds: [tomMember.id] },
        },
      ],
    };
    const { actor } = openRecipes([pancakes], { sub: '/id-pancakes' });
    const page = await screen.findByRole('article', { name: 'Pancakes' });
    expect(page).toHaveTextContent('3 eggs');
    expect(page).toHaveTextContent('380 ml milk');
    expect(screen.getByText(/Last on .*3 October, 4 times/)).toBeVisible();
    const note = screen.getByText('Not recognised: zorblax and kelp');
    expect(note).toBeVisible();
    expect(note.parentElement).toHaveTextContent('Contains nuts: Tom because of walnuts');
    const servings = within(page).getByRole('spinbutton', { name: 'Servings' });
    await actor.clear(servings);
    await actor.type(servings, '2');
    expect(page).toHaveTextContent('100 g flour');
    expect(page).not.toHaveTextContent('0.');
    await actor.click(within(page).getByText('Back to 4'));
    await actor.click(within(page).getByRole('radio', { name: 'As written' }));
    expect(page).toHaveTextContent('1½ cups milk');
  });

  it('reports missing ingredients, and links back to the list', async () => {
    const { actor } = openRecipes([recipeOf('Toast', { ingredients: [] })], { sub: '/id-toast' });
    expect(await screen.findByText('No ingredients available')).toBeVisible();
    await actor.click((await screen.findAllByRole('button', { name: 'Close' }))[0] as HTMLElement);
    expect(await card('Toast')).toBeVisible();
  });
});

it('imports a recipe from a link into the form, with a list of what could not be read', async () => {
  const draft = {
    ...recipeOf('Read soup', { externalLink: 'https://example.org/soup' }),
    author: null,
    knownRecipeId: null,
    unread: [{ field: 'servings', message: 'The number of servings could not be read.' }],
  };
  const asked: string[] = [];
  const { actor, sent } = openRecipes([], {
    over: {
      draftRecipeFromLink: ({ url }: { url: string }) => {
        asked.push(url);
        return { title: 'Soup', unread: [], drafts: [draft] };
      },
    },
  });
  await actor.click((await screen.findAllByRole('button', { name: 'Add Recipe' }))[0] as HTMLElement);
  await actor.click(await button(/^Paste a link/));
  await actor.click(await screen.findByLabelText('Address of the page'));
  await actor.paste('example.org/soup');
  await actor.click(await button('Read the recipe'));
  const form = within(await dialog('Create New Recipe'));
  expect(asked).toEqual(['https://example.org/soup']);
  expect(form.getByRole('note')).toHaveTextContent('The number of servings could not be read.');
  expect(form.getByLabelText('Title')).toHaveValue('Read soup');
  await actor.click(form.getByRole('button', { name: 'Create Recipe' }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ input: { title: 'Read soup', externalLink: 'https://example.org/soup' } }),
  );
});

describe('from the list', () => {
  let uploads: ReturnType<typeof uploadOverFetch>;
  beforeEach(() => {
    uploads = uploadOverFetch();
  });
  afterEach(() => uploads.stop());

  it('gives a card its photo in one tap, and offers the same photo again after a failure', async () => {
    let isDown = true;
    network.use(
      http.post('*/api/uploads', () =>
        isDown
          ? HttpResponse.error()
          : HttpResponse.json({ secure_url: '/api/images/soup', public_id: 'soup' }, { status: 201 }),
      ),
    );
    const { actor, sent } = openRecipes([recipeOf('Leek soup')]);
    const soup = within(await card('Leek soup'));
    await actor.upload(soup.getByLabelText('Add a photo of Leek soup'), photo());
    expect(await soup.findByRole('alert')).toHaveTextContent(/connection/i);
    isDown = false;
    await actor.click(soup.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(sent).toMatchObject([{ name: 'update', input: { imageUrl: '/api/images/soup' }, version: 1 }]),
    );
    expect(await screen.findByText('Changed Leek soup')).toBeVisible();
  });

  it('exports all recipes as one file', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:recipes', revokeObjectURL: () => undefined });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const headers = { 'content-disposition': 'attachment; filename="homefold-recipes.json"' };
    network.use(http.get('*/api/meals/recipes/export', () => new HttpResponse('[]', { headers })));
    const { actor } = openRecipes([recipeOf('Leek soup')]);
    await actor.click(await button('Export all'));
    await waitFor(() => expect(saved).toEqual(['homefold-recipes.json']));
    click.mockRestore();
  });
});
