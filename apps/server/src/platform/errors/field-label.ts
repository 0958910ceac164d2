/** The words of a field's name, to begin a sentence with: `ingredient_name` and `ingredientName` are "Ingredient name". */
export function fieldLabel(name: string): string {
  const words = name
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replace(/[_\-.\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
