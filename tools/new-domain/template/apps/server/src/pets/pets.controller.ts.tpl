import { Body, Controller, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { RestNames } from '../platform/errors';
import { IdempotencyKeyHeader, ObjectField, RestCall, SeenVersion, requiredId, restAnswer, restDeletion, restId, restInput } from '../platform/fields';
import { Pet, PetInput } from './pet';
import { PetsService } from './pets.service';

export class RestPet extends restAnswer(Pet) {}

export class RestPets {
  @ObjectField(() => RestPet, 'The pets, by name.', { list: true })
  pets!: RestPet[];
}

export class RestPetBody extends restInput(PetInput, SeenVersion) {}

export class RestPetId extends restId('Id of the pet; in the query or in the body.') {}

export class RestPetDeletion extends restDeletion('Id of the pet, which stays in the bin for 30 days.') {}

@ApiTags('pets')
@RestNames({ field: RestPetBody.fieldName, current: RestPet.of })
@Controller('api/pets')
export class PetsController {
  constructor(private readonly pets: PetsService) {}

  @RestCall.list("The pets of the caller's family.", RestPets, 'The pets.')
  async list(@CurrentViewer() viewer: Viewer): Promise<RestPets> {
    return { pets: (await this.pets.all(viewer)).map(RestPet.of) };
  }

  @RestCall.add('Adds a pet.', RestPet, 'The pet.')
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestPetBody,
    @IdempotencyKeyHeader() key?: string,
  ): Promise<RestPet> {
    const { version: _none, ...input } = RestPetBody.read(body);
    return RestPet.of(await this.pets.add(viewer, input, key));
  }

  @RestCall.change('Changes the given fields of a pet. 409 VERSION_CONFLICT.', RestPet, 'The changed pet.')
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestPetId,
    @Body() body: RestPetBody,
  ): Promise<RestPet> {
    const { version, ...input } = RestPetBody.read(body);
    return RestPet.of(await this.pets.update(viewer, requiredId(query.id), input, { version }));
  }

  @RestCall.delete('Moves a pet to the bin.', RestPetDeletion, 'The pet was moved to the bin.', RestPetId)
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Query() query: RestPetId,
    @Body() body?: RestPetId,
  ): Promise<RestPetDeletion> {
    const { id } = await this.pets.delete(viewer, requiredId(query.id, body?.id));
    return { success: true, id };
  }
}
