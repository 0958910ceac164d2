import { ingredientsOfStep } from './step-ingredients';

const names = ['plain flour', 'large eggs', 'olive oil', 'coconut oil', 'chopped tomatoes', 'cheddar cheese', 'salt'];
const found = (text: string): string[] =>
  ingredientsOfStep(
    text,
    names.map((name) => ({ name })),
  ).map((index) => names[index] ?? '');

it.each([
  ['Whisk the flour with the egg.', ['plain flour', 'large eggs']],
  ['Heat the olive oil.', ['olive oil']],
  ['Add the tomato and some cheddar.', ['chopped tomatoes', 'cheddar cheese']],
  ['Heat the oil.', ['olive oil', 'coconut oil']],
  ['Season with salt.', ['salt']],
  ['Rest for ten minutes.', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});
