import { Injectable } from '@nestjs/common';
import { addDays, isGuestAddress, todayIn } from '@homefold/domain';
import { FeatureAccess } from '../billing';
import { FamilyMembers, FamilySettingsReader, type Member } from '../families';
import { NotificationPreferencesService } from '../notifications';
import type { FamilyViewer } from '../platform/auth';
import { DigestSources, type DigestDays, type DigestPart } from '../platform/digest';
import type { DailyDigestData } from './digest.types';

/** A reader's digest, merged from all domains. */
export interface DigestSum extends DigestPart {
  counts: DigestNumbers;
}

type DigestNumbers = { [Name in keyof DailyDigestData]: number };

/** A member who can receive mail. */
export interface DigestRecipient extends Member {
  userId: string;
  email: string;
}

/** The content of a family's digest at one moment, before it is rendered for a reader. */
export interface DigestContent {
  days: DigestDays;
  /** All members, former ones included, who may be named in it. */
  members: readonly Member[];
  /** The domains' parts as one member may see them, in the order of the mail. */
  partOf(membershipId: string): DigestSum;
}

/** The same, with its recipients. */
export interface Digest extends DigestContent {
  /** Members who want it and can receive it. */
  recipients: readonly DigestRecipient[];
  /** Why there are none, other than by choice: a demo family's addresses do not exist. */
  isDemo: boolean;
}

const NONE: DigestNumbers = { todayEvents: 0, weekEvents: 0, todos: 0, wishlistItems: 0 };

const isDocumented = (name: string): name is keyof DigestNumbers => Object.hasOwn(NONE, name);

/** Composes a family's digest from the registered sources. */
@Injectable()
export class DigestComposer {
  constructor(
    private readonly sources: DigestSources,
    private readonly access: FeatureAccess,
    private readonly members: FamilyMembers,
    private readonly families: FamilySettingsReader,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  /** The digest of the viewer's family. Call inside a scope of the viewer, so that it is one snapshot. */
  async compose(viewer: FamilyViewer, now: Date): Promise<Digest> {
    const content = await this.read(viewer, now);
    const unwanted = await this.preferences.withoutDigest(viewer);
    const present = content.members.filter(({ leftAt }) => leftAt === null);
    return {
      ...content,
      recipients: present.filter(isReachable).filter(({ id }) => !unwanted.has(id)),
      isDemo: present.some(({ email }) => email !== null && isGuestAddress(email)),
    };
  }

  /** The content without the recipients. */
  async read(viewer: FamilyViewer, now: Date): Promise<DigestContent> {
    const { timeZone, locale } = await this.families.settings(viewer);
    const today = todayIn(timeZone, now);
    const days: DigestDays = { today, last: addDays(today, 6), timeZone, locale };
    const members = await this.members.listWithFormer(viewer);
    const views: ((membershipId: string) => DigestPart)[] = [];
    for (const source of this.sources.all())
      if (!source.feature || (await this.access.has(viewer, source.feature)))
        views.push(await source.read(viewer, days));
    return { days, members, partOf: (membershipId) => merged(views.map((view) => view(membershipId))) };
  }
}

/** Has an account with a real address. */
const isReachable = (member: Member): member is DigestRecipient =>
  member.userId !== null && member.email !== null && !isGuestAddress(member.email);

/** Whether there is anything to report besides bank holidays. */
export const hasReason = ({ sections }: DigestPart): boolean =>
  sections.some(({ items }) => items.some(({ isIncidental }) => !isIncidental));

/** @throws for a count missing from `DailyDigestData` */
function merged(parts: readonly DigestPart[]): DigestSum {
  const counts = { ...NONE };
  for (const part of parts)
    for (const [name, count] of Object.entries(part.counts)) {
      if (!isDocumented(name)) throw new Error(`the digest documents no count ${name}`);
      counts[name] += count;
    }
  return { sections: parts.flatMap(({ sections }) => sections).sort((a, b) => a.order - b.order), counts };
}
