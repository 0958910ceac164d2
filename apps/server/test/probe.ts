import { Body, Controller, Get, Injectable, Post, Query as QueryParam } from '@nestjs/common';
import {
  Args,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Parent,
  Query,
  ResolveField,
  Resolver,
  Subscription,
  registerEnumType,
} from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Length } from 'class-validator';
import { CurrentViewer, type Viewer, requireFamily } from '../src/platform/auth';
import { Database } from '../src/platform/database';
import { DomainError, conflict, forbidden, invalid, notFound, rateLimited } from '../src/platform/errors';
import { LiveBus, LiveStreams } from '../src/platform/live';

/** Must never leave the process: it is in the message of every error here. */
export const SECRET = 'hunter2-internals';

enum Colour {
  red = 'red',
}
registerEnumType(Colour, { name: 'Colour' });

@ObjectType()
export class Probe {
  @Field()
  id!: string;

  @Field(() => Colour, { nullable: true })
  colour?: Colour;
}

@InputType()
export class ProbeInput {
  @Field()
  @IsString({ message: 'title must be text' })
  @Length(1, 20, { message: 'title must have 1 to 20 characters' })
  title!: string;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt({ message: 'count must be a whole number' })
  count?: number;
}

/** A use case that fails in the way selected by `kind`. */
@Injectable()
export class Probes {
  /** Resolves pending calls of kind `slow`. */
  release: () => void = () => undefined;
  readonly released = new Promise<void>((resolve) => (this.release = resolve));
  /** Titles received. */
  readonly made: string[] = [];

  constructor(private readonly db: Database) {}

  async run(viewer: Viewer, kind: string): Promise<Probe> {
    switch (kind) {
      case 'crash':
        throw new Error(SECRET);
      case 'sql':
        await this.db.read(viewer, () =>
          this.db.sql({ name: 'bad', text: `select '${SECRET}' from nowhere`, values: [] }),
        );
        break;
      case 'junk':
        await this.db.read(viewer, () => this.db.sql({ name: 'junk', text: 'select $1::uuid', values: [SECRET] }));
        break;
      case 'misfit':
        return { id: 'x', colour: SECRET as Colour };
      case 'hole':
        return {} as Probe;
      case 'forbidden':
        throw forbidden();
      case 'invalid':
        throw invalid('title', 'Title is required');
      case 'missing':
        throw notFound('Probe');
      case 'conflict':
        throw conflict('VERSION_CONFLICT', 'Changed meanwhile', { current: { version: 2 } });
      case 'limited':
        throw rateLimited(7);
      case 'large':
        throw new DomainError('payload-too-large', 'PAYLOAD_TOO_LARGE', 'Too large');
      case 'slow':
        await this.released;
    }
    return { id: kind };
  }

  make(input: ProbeInput): Probe {
    this.made.push(input.title);
    return { id: input.title };
  }
}

@Resolver(() => Probe)
export class ProbeResolver {
  constructor(
    private readonly probes: Probes,
    private readonly streams: LiveStreams,
    private readonly bus: LiveBus,
    private readonly db: Database,
  ) {}

  @Query(() => Probe)
  probe(@CurrentViewer() viewer: Viewer, @Args('kind', { defaultValue: 'ok' }) kind: string): Promise<Probe> {
    return this.probes.run(viewer, kind);
  }

  @ResolveField(() => Probe)
  next(@Parent() probe: Probe): Probe {
    return probe;
  }

  @ResolveField(() => [Probe])
  many(@Parent() probe: Probe): Probe[] {
    return [probe];
  }

  @Mutation(() => Probe)
  makeProbe(@Args('input') input: ProbeInput): Probe {
    return this.probes.make(input);
  }

  /** Publishes to the caller's family, and rolls back when `fail` is set. */
  @Mutation(() => Boolean)
  async publishProbe(
    @CurrentViewer() viewer: Viewer,
    @Args('id') id: string,
    @Args('fail', { defaultValue: false }) fail: boolean,
  ): Promise<boolean> {
    const { familyId } = requireFamily(viewer);
    await this.db.write(viewer, async () => {
      await this.bus.publish(familyId, 'probed', { id });
      if (fail) throw invalid('fail', 'taken back');
    });
    return true;
  }

  @Subscription(() => Probe, { resolve: (message: Probe) => message })
  probed(@CurrentViewer() viewer: Viewer): AsyncIterableIterator<Probe> {
    return this.streams.open<Probe>(requireFamily(viewer), 'probed');
  }

  @Subscription(() => Probe, { resolve: (message: Probe) => message })
  crashing(): AsyncIterableIterator<Probe> {
    throw new Error(SECRET);
  }
}

@Controller('api/probe')
export class ProbeController {
  constructor(private readonly probes: Probes) {}

  @Get()
  probe(@CurrentViewer() viewer: Viewer, @QueryParam('kind') kind = 'ok') {
    return this.probes.run(viewer, kind);
  }

  @Post()
  make(@Body() input: ProbeInput) {
    return this.probes.make(input);
  }
}

/** The providers of the artificial domain. */
export const probeProviders = [Probes, ProbeResolver];
