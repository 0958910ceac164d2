import { Injectable } from '@nestjs/common';
import { addDays, isGuestAddress, todayIn } from '@homefold/domain';
import { FeatureAccess } from '../billing';
import { FamilyMembers, FamilySettingsReader, type Member } from '../families';
import { NotificationPreferencesService } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import { DigestSources, type DigestCounts, type DigestDays, type DigestPart } from '../platform/digest';

/** Somebody whom a mail can reach. */
export interface DigestRecipient extends Member {
  userId: string;
  email: string;
}

/** A family's digest at one moment, not yet put into words for anybody. */
export interface Digest {
  days: DigestDays;
  /** Everybody, former members too, whose names may stand in it. */
  members: readonly Member[];
  /** Those who want it and can be reached. */
  recipients: readonly DigestRecipient[];
  /** Why there are none, where that is not by their choice: a demo family's addresses do not exist. */
  isDemo: boolean;
  /** All domains' parts as one member may see them, in the order of the mail. */
  partOf(membershipId: string): DigestPart & { counts: DigestCounts };
}

const NONE: DigestCounts = { todayEvents: 0, weekEvents: 0, todos: 0, wishlistItems: 0 };

/** Puts a family's digest together from what the domains have registered. */
@Injectable()
export class DigestComposer {
  constructor(
    private readonly sources: DigestSources,
    private readonly access: FeatureAccess,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  /** The digest of the viewer's family. Call inside a scope of the viewer, so that all of it is of one moment. */
  async compose(viewer: FamilyViewer, now: Date): Promise<Digest> {
    const { timeZone, locale } = await this.families.settings(viewer);
    const today = todayIn(timeZone, now);
    const days: DigestDays = { today, last: addDays(today, 6), timeZone, locale };
    const members = await this.members.listWithFormer(viewer);
    const unwanted = await this.preferences.withoutDigest(viewer);
    const present = members.filter(({ leftAt }) => leftAt === null);
    const views: ((membershipId: string) => DigestPart)[] = [];
    for (const source of this.sources.all())
      if (!source.feature || (await this.access.has(viewer, source.feature)))
        views.push(await source.read(viewer, days));
    return {
      days,
      members,
      recipients: present.filter(isReachable).filter(({ id }) => !unwanted.has(id)),
      isDemo: present.some(({ email }) => email !== null && isGuestAddress(email)),
      partOf: (membershipId) => merged(views.map((view) => view(membershipId))),
    };
  }
}

/** Has an account, and an address that exists. */
const isReachable = (member: Member): member is DigestRecipient =>
  member.userId !== null && member.email !== null && !isGuestAddress(member.email);

/** Whether there is anything to get up for: something of the family's own, not a bank holiday alone. */
export const hasReason = ({ sections }: DigestPart): boolean =>
  sections.some(({ items }) => items.some(({ isIncidental }) => !isIncidental));

function merged(parts: readonly DigestPart[]): DigestPart & { counts: DigestCounts } {
  const counts = { ...NONE };
  for (const part of parts)
    for (const [name, count] of Object.entries(part.counts)) counts[name as keyof DigestCounts] += count;
  return { sections: parts.flatMap(({ sections }) => sections).sort((a, b) => a.order - b.order), counts };
}
