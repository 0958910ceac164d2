import 'reflect-metadata';
import { InputType, ObjectType } from '@nestjs/graphql';
import { validation } from '../http/validation';
import {
  EnumField,
  FlagField,
  IdField,
  IntField,
  NumberField,
  ObjectField,
  TextField,
  changesOf,
  enumType,
  nullFields,
  restAnswer,
  restInput,
} from '.';

@ObjectType({ description: 'Somebody.' })
class Owner {
  @TextField('Display name.')
  displayName!: string;
}

@ObjectType({ description: 'A pet.' })
class Pet {
  @IdField('Its id.')
  id!: string;

  @TextField('What it is called.')
  petName!: string;

  @ObjectField(() => Owner, 'Whose it is.', {
    nullable: true,
    rest: {
      parts: {
        owner: { nullable: true, of: (owner) => owner?.displayName ?? null, description: 'Display name of the owner.' },
        is_owned: { type: Boolean, of: (owner) => owner !== null, description: 'Whether it has an owner.' },
      },
    },
  })
  owner!: Owner | null;

  @IntField('Its place in the list.', { rest: false })
  position!: number;
}
class RestPet extends restAnswer(Pet) {}

const Size = enumType('FieldsSpecSize', 'A size.', { small: 'Fits a pocket.', large: 'Does not.' });

@InputType({ description: 'What to change of a pet.' })
class PetChanges {
  @TextField('What it is called.', { rest: { optional: true, nullable: false } })
  petName!: string;

  @IdField('The member whose it is.', { optional: true, rest: { name: 'owner_member_id' } })
  ownerId?: string | null;

  @TextField('Words to find it by.', { optional: true, list: true })
  keyWords?: string[] | null;

  @FlagField('Whether it is shown first.', { optional: true, rest: false })
  isPinned?: boolean | null;

  @NumberField('Weight in kilograms.', { optional: true })
  weight?: number | null;

  @IntField('Its legs.', { optional: true })
  legs?: number | null;

  @EnumField(Size, 'Its size.', { optional: true })
  size?: keyof typeof Size | null;

  @ObjectField(() => Owner, 'Whose it is.', { optional: true })
  owner?: Owner | null;

  @ObjectField(() => Owner, 'Whose it was.', { optional: true, list: true })
  owners?: Owner[] | null;
}
class RestPetBody extends restInput(PetChanges) {}

const sent = (body: unknown) =>
  validation.transform(body, { type: 'body', metatype: RestPetBody }) as Promise<RestPetBody>;

it('answers fields in snake case, flattens objects and omits fields that are not for REST', () => {
  const pet = { id: '1', petName: 'Rex', position: 7 };
  expect(RestPet.of({ ...pet, owner: { displayName: 'Mia' } })).toEqual({
    id: '1',
    pet_name: 'Rex',
    owner: 'Mia',
    is_owned: true,
  });
  expect(RestPet.of({ ...pet, owner: null })).toMatchObject({ owner: null, is_owned: false });
});

it('reads a body into service names: absent fields stay absent, undeclared ones are dropped', async () => {
  const body = { pet_name: 'Rex', owner_member_id: null, legs: 3, is_pinned: true, isPinned: true, junk: 1 };
  expect(RestPetBody.read(await sent(body))).toEqual({ petName: 'Rex', ownerId: null, legs: 3 });
  expect(RestPetBody.read(await sent({}))).toEqual({});
});

it.each([
  [{ pet_name: 5 }, 'pet_name', 'Pet name must be text.'],
  [{ key_words: 'a, b' }, 'key_words', 'Key words must be a list.'],
  [{ key_words: 5 }, 'key_words', 'Key words must be a list.'],
  [{ key_words: ['a', 5] }, 'key_words', 'Every entry of key words must be text.'],
  [{ legs: 1.5 }, 'legs', 'Legs must be a whole number.'],
  [{ legs: '1.5' }, 'legs', 'Legs must be a whole number.'],
  [{ legs: true }, 'legs', 'Legs must be a whole number.'],
  [{ weight: 'some' }, 'weight', 'Weight must be a number.'],
  [{ weight: '1e400' }, 'weight', 'Weight must be a number.'],
  [{ size: 5 }, 'size', 'Size must be text.'],
  [{ owner: 5 }, 'owner', 'Owner must be an object.'],
  [{ owner: [] }, 'owner', 'Owner must be an object.'],
  [{ owner: [{ displayName: 'Mia' }] }, 'owner', 'Owner must be an object.'],
  [{ owner: { displayName: 5 } }, 'owner.displayName', 'Display name must be text.'],
  [{ owners: [{ displayName: 'Mia' }, 5] }, 'owners', 'Every entry of owners must be an object.'],
  [{ owners: [null] }, 'owners', 'Every entry of owners must be an object.'],
  [{ owners: [[]] }, 'owners', 'Every entry of owners must be an object.'],
  [{ owners: [{}] }, 'owners.0.displayName', 'Display name is required.'],
])('refuses %j in a sentence, by the name that was sent', async (body, field, message) => {
  await expect(sent(body)).rejects.toMatchObject({ message, extras: { field } });
});

it('takes numbers that are sent as text, and blank ones and blank choices as none', async () => {
  const read = async (body: object) => RestPetBody.read(await sent(body));
  expect(await read({ weight: ' 12.50 ', legs: '4' })).toEqual({ weight: 12.5, legs: 4 });
  expect(await read({ weight: '-0.5', legs: '3.0' })).toEqual({ weight: -0.5, legs: 3 });
  expect(await read({ weight: '', legs: ' ', size: '' })).toEqual({ weight: null, legs: null, size: null });
  expect(await read({ pet_name: '12', size: 'small' })).toEqual({ petName: '12', size: 'small' });
});

it('translates field names of refusals to REST', () => {
  expect(['petName', 'ownerId', 'isPinned', 'other'].map(RestPetBody.fieldName)).toEqual([
    'pet_name',
    'owner_member_id',
    'isPinned',
    'other',
  ]);
});

it('throws at start for duplicate field names and for classes without fields', () => {
  expect(() => restInput(PetChanges, PetChanges)).toThrow('two of one name');
  expect(() => restAnswer(class Undeclared {})).toThrow('no field for REST');
});

@ObjectType({ isAbstract: true })
class ToyFields {
  @IdField('Its id.')
  id!: string;

  @TextField('What it is called.', { input: { description: 'A name.', rest: { nullable: false } } })
  toyName!: string;

  @IntField('How many pieces it has.', { nullable: true })
  pieces!: number | null;
}
class RestToyBody extends restInput(changesOf(ToyFields, { without: ['id'] })) {}

it('derives an input from an answer, in which each field may be omitted or null', async () => {
  const sentToy = (body: unknown) =>
    validation.transform(body, { type: 'body', metatype: RestToyBody }) as Promise<RestToyBody>;
  expect(RestToyBody.read(await sentToy({ toy_name: 'Duck', pieces: null, id: '1' }))).toEqual({
    toyName: 'Duck',
    pieces: null,
  });
  expect(RestToyBody.read(await sentToy({}))).toEqual({});
  await expect(sentToy({ pieces: 'many' })).rejects.toMatchObject({ extras: { field: 'pieces' } });
});

it('returns null for each nullable field', () => {
  expect(nullFields(ToyFields)).toEqual({ pieces: null });
});
