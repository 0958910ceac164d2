import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, type Viewer } from '../platform/auth';
import { RestNames } from '../platform/errors';
import { IDEMPOTENCY_KEY, ObjectField, SeenVersion, TextField, restAnswer, restDeletion, restInput } from '../platform/fields';
import { Pet, PetInput } from './pet';
import { PetsService } from './pets.service';

export class RestPet extends restAnswer(Pet) {}

export class RestPets {
  @ObjectField(() => RestPet, 'By name.', { list: true })
  pets!: RestPet[];
}

export class RestPetBody extends restInput(PetInput, SeenVersion) {}

export class RestPetId {
  @TextField('Id of the pet.')
  id!: string;
}

export class RestPetDeletion extends restDeletion('Id of the pet, which stays in the bin for 30 days.') {}

@ApiTags('pets')
@RestNames({ field: RestPetBody.fieldName, current: RestPet.of })
@Controller('api/pets')
export class PetsController {
  constructor(private readonly pets: PetsService) {}

  @Get()
  @ApiOperation({ summary: "The pets of the caller's family." })
  @ApiOkResponse({ type: RestPets, description: 'The pets.' })
  async list(@CurrentViewer() viewer: Viewer): Promise<RestPets> {
    return { pets: (await this.pets.all(viewer)).map(RestPet.of) };
  }

  @Post()
  @ApiOperation({ summary: 'Adds a pet.' })
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiCreatedResponse({ type: RestPet, description: 'The pet.' })
  async add(
    @CurrentViewer() viewer: Viewer,
    @Body() body: RestPetBody,
    @Headers('idempotency-key') key?: string,
  ): Promise<RestPet> {
    const { version: _none, ...input } = RestPetBody.read(body);
    return RestPet.of(await this.pets.add(viewer, input, key));
  }

  @Put()
  @ApiOperation({ summary: 'Changes the fields of a pet that are sent. 409 VERSION_CONFLICT.' })
  @ApiOkResponse({ type: RestPet, description: 'The pet as it is now.' })
  async update(
    @CurrentViewer() viewer: Viewer,
    @Query() { id }: RestPetId,
    @Body() body: RestPetBody,
  ): Promise<RestPet> {
    const { version, ...input } = RestPetBody.read(body);
    return RestPet.of(await this.pets.update(viewer, id, input, { version }));
  }

  @Delete()
  @ApiOperation({ summary: 'Moves a pet to the bin.' })
  @ApiOkResponse({ type: RestPetDeletion, description: 'It lies in the bin for 30 days.' })
  async delete(@CurrentViewer() viewer: Viewer, @Query() { id }: RestPetId): Promise<RestPetDeletion> {
    await this.pets.delete(viewer, id);
    return { success: true, id };
  }
}
