import 'reflect-metadata';
import { InputType, ObjectType } from '@nestjs/graphql';
import { validation } from '../http/validation';
import {
  FlagField,
  IdField,
  IntField,
  NumberField,
  ObjectField,
  SeenVersion,
  TextField,
  changesOf,
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

  @ObjectField(() => Owner, 'Whose it is.', { optional: true })
  owner?: Owner | null;
}
class RestPetBody extends restInput(PetChanges, SeenVersion) {}

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
  const body = { pet_name: 'Rex', owner_member_id: null, version: 3, is_pinned: true, isPinned: true, junk: 1 };
  expect(RestPetBody.read(await sent(body))).toEqual({ petName: 'Rex', ownerId: null, version: 3 });
  expect(RestPetBody.read(await sent({}))).toEqual({});
});

it.each([
  [{ pet_name: 5 }, 'pet_name', 'pet_name must be a string'],
  [{ key_words: 'a, b' }, 'key_words', 'key_words must be an array'],
  [{ key_words: ['a', 5] }, 'key_words', 'each value in key_words must be a string'],
  [{ version: 1.5 }, 'version', 'version must be an integer number'],
  [{ weight: 'some' }, 'weight', 'weight must be a number'],
  [{ owner: [] }, 'owner', 'owner must be an object'],
  [{ owner: [{ displayName: 'Mia' }] }, 'owner', 'owner must be an object'],
])('refuses %j by the name that was sent', async (body, field, message) => {
  await expect(sent(body)).rejects.toMatchObject({ message, extras: { field } });
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
