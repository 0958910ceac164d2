import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { DeletedItem } from '../platform/bin';
import { IdempotencyKey, UndoKey, Version } from '../platform/graphql';
import { Pet, PetInput } from './pet';
import { PetsService } from './pets.service';

const idArgument = { type: () => ID, description: 'Id of the pet.' };

@Resolver(() => Pet)
export class PetsResolver {
  constructor(private readonly pets: PetsService) {}

  @Query(() => [Pet], { name: 'pets', description: 'The pets of the family, by name.' })
  list(@CurrentViewer() viewer: Viewer): Promise<Pet[]> {
    return this.pets.all(viewer);
  }

  @Query(() => Pet, { description: 'One pet.' })
  pet(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<Pet> {
    return this.pets.get(viewer, id);
  }

  @Mutation(() => Pet, { description: 'Adds a pet.' })
  addPet(
    @CurrentViewer() viewer: Viewer,
    @Args('input', { description: 'The pet.' }) input: PetInput,
    @IdempotencyKey() idempotencyKey?: string | null,
  ): Promise<Pet> {
    return this.pets.add(viewer, input, idempotencyKey);
  }

  @Mutation(() => Pet, { description: 'Changes a pet. VERSION_CONFLICT (409).' })
  updatePet(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('input', { description: 'The fields to change.' }) input: PetInput,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<Pet> {
    return this.pets.update(viewer, id, input, { version, undoKey });
  }

  @Mutation(() => DeletedItem, { description: 'Moves a pet to the bin.' })
  deletePet(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Version() version?: number | null,
    @UndoKey() undoKey?: string | null,
  ): Promise<DeletedItem> {
    return this.pets.delete(viewer, id, { version, undoKey });
  }
}
