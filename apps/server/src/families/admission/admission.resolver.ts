import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { AdmissionService } from './admission.service';
import { JoinRequest, OwnJoinRequest } from './admission.types';
import { Family } from '../families.types';

const idArgument = { type: () => ID, description: "The request's id." };

@Resolver(() => JoinRequest)
export class AdmissionResolver {
  constructor(private readonly admission: AdmissionService) {}

  @Query(() => OwnJoinRequest, {
    nullable: true,
    description: "The caller's own request to join a family; null if there is none, or once they are in a family.",
  })
  ownJoinRequest(@CurrentViewer() viewer: Viewer): Promise<OwnJoinRequest | null> {
    return this.admission.own(viewer);
  }

  @Mutation(() => Boolean, { description: "Withdraws the caller's own request, or dismisses its result." })
  async withdrawJoinRequest(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    await this.admission.withdraw(viewer);
    return true;
  }

  @Query(() => [JoinRequest], {
    description: 'Pending requests to join, oldest first. Admins only.',
  })
  joinRequests(@CurrentViewer() viewer: Viewer): Promise<JoinRequest[]> {
    return this.admission.list(viewer);
  }

  @Mutation(() => Family, {
    description:
      'Accepts a request to join. Admins only. NOT_FOUND if it was already answered or withdrawn, CONFLICT (409) ' +
      'if the person has joined another family.',
  })
  admitJoinRequest(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<Family> {
    return this.admission.admit(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Declines a request to join. Admins only. NOT_FOUND if it was already answered or withdrawn.',
  })
  async declineJoinRequest(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<boolean> {
    await this.admission.decline(viewer, id);
    return true;
  }
}
