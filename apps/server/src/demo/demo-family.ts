import { Injectable } from '@nestjs/common';
import { BirthdaysService, CalendarService } from '../calendar';
import { FamiliesService, JoiningService, MembersService, ProfilesService } from '../families';
import type { IdentityUser } from '../identity';
import { JobsService, JobSubtasksService } from '../jobs';
import { MealPlanService, MealRulesService } from '../meals';
import { MembershipDirectory, type Viewer } from '../platform/auth';
import { replayAt } from '../platform/clock';
import { Database } from '../platform/database';
import { accountHolders, firstName, people, type HolderKey, type PersonKey } from './demo-people';
import { jobs, type DemoJob } from './demo-jobs-script';
import { DemoForum } from './demo-forum';
import { DemoKitchen } from './demo-kitchen';
import { mealPlans, mealRules } from './demo-meals-script';
import { DemoRecipes } from './demo-recipes';
import { DemoShopping } from './demo-shopping';
import { DemoWishes } from './demo-wishes';
import { beginnings, birthDates, events, type DemoEvent } from './demo-script';
import { DemoTimes } from './demo-times';

interface Place {
  now: Date;
  timeZone: string;
  /** The visitor's network, for the limits on joining. */
  network: string;
}

/**
 * Runs the demo's script through the services that the screens use, each step at its scripted time, so that the demo
 * follows every change of the product's rules.
 */
@Injectable()
export class DemoFamily {
  constructor(
    private readonly db: Database,
    private readonly directory: MembershipDirectory,
    private readonly families: FamiliesService,
    private readonly joining: JoiningService,
    private readonly members: MembersService,
    private readonly profiles: ProfilesService,
    private readonly calendar: CalendarService,
    private readonly birthdays: BirthdaysService,
    private readonly jobs: JobsService,
    private readonly parts: JobSubtasksService,
    private readonly meals: MealPlanService,
    private readonly rules: MealRulesService,
    private readonly recipes: DemoRecipes,
    private readonly kitchen: DemoKitchen,
    private readonly shopping: DemoShopping,
    private readonly wishes: DemoWishes,
    private readonly forum: DemoForum,
  ) {}

  /**
   * @param familyId id of the new family
   * @param accounts of the people who have one, in the order of `accountHolders`
   */
  async build(familyId: string, accounts: readonly IdentityUser[], { now, timeZone, network }: Place): Promise<void> {
    const times = new DemoTimes(now, timeZone);
    const strangers = accounts.map(({ id: userId, email, name }): Viewer => {
      return { userId, sessionId: '', email, name, familyId: null, membershipId: null, role: null };
    });
    const founded = times.instant(beginnings.founded);
    await replayAt(founded, () => this.introduce(strangers, times));
    const code = await replayAt(founded, () => this.found(familyId, strangers[0] as Viewer, timeZone));
    const [emma, ...others] = await this.gather(strangers, code, times, network);
    const holders = new Map(accountHolders.map(({ key }, index) => [key, [emma, ...others][index] as Viewer]));
    const ids = await this.memberIds(emma as Viewer);
    await this.addBirthdays(emma as Viewer, ids, times);
    await this.addEvents(holders, ids, times);
    await this.addJobs(holders, ids, times);
    await this.addMeals(holders, ids, times, await this.recipes.add(holders, ids, times));
    const lists = await this.shopping.addLists(holders, times);
    await this.kitchen.add(holders, times);
    await this.shopping.fill(holders, lists, times);
    await this.wishes.add(holders, ids, times);
    await this.forum.fill(holders, times);
  }

  /** Saves everybody's profile. */
  private async introduce(strangers: readonly Viewer[], times: DemoTimes): Promise<void> {
    const born = birthDates(times).members;
    for (const [index, { key, name, avatar }] of accountHolders.entries()) {
      const viewer = strangers[index] as Viewer;
      const displayName = firstName(name);
      await this.db.write(viewer, async () => {
        const lastName = name.slice(displayName.length + 1);
        await this.profiles.save(viewer, { firstName: displayName, lastName, displayName, dateOfBirth: born[key] });
        if (avatar) await this.profiles.setAvatar(viewer, { defaultAvatarId: avatar });
      });
    }
  }

  private async found(familyId: string, founder: Viewer, timeZone: string): Promise<string> {
    const { inviteCode } = await this.families.createDemo(familyId, founder, {
      name: 'The Ashdowns',
      description: 'Emma, Tom, three children and a dog called Biscuit.',
      timeZone,
      country: 'GB',
      region: 'ENG',
      locale: 'en-GB',
      currency: 'GBP',
    });
    return inviteCode;
  }

  /** The others join by code; Poppy has no account. @returns all members with an account */
  private async gather(
    strangers: readonly Viewer[],
    code: string,
    times: DemoTimes,
    network: string,
  ): Promise<Viewer[]> {
    const asMember = async (viewer: Viewer): Promise<Viewer> => ({
      ...viewer,
      ...(await this.directory.find(viewer.userId)),
    });
    const [founder, ...joiners] = strangers;
    const emma = await asMember(founder as Viewer);
    const present = [emma];
    for (const [index, joiner] of joiners.entries()) {
      const key = accountHolders[index + 1]?.key as Exclude<HolderKey, 'emma'>;
      await replayAt(times.instant(beginnings.joined[key]), () => this.joining.join(joiner, network, { code }));
      present.push(await asMember(joiner));
    }
    const poppy = people.find(({ account }) => !account) as (typeof people)[4];
    await replayAt(times.instant(beginnings.poppyAdded), () =>
      this.db.write(emma, async () => {
        const { id } = await this.members.add(emma, { displayName: firstName(poppy.name) });
        await this.members.setImage(emma, { membershipId: id, defaultAvatarId: poppy.avatar });
      }),
    );
    return present;
  }

  private async memberIds(viewer: Viewer): Promise<Map<PersonKey, string>> {
    const members = await this.members.list(viewer);
    return new Map(
      people.map(({ key, name }) => [key, members.find((each) => each.displayName === firstName(name))?.id ?? '']),
    );
  }

  private async addBirthdays(emma: Viewer, ids: Map<PersonKey, string>, times: DemoTimes): Promise<void> {
    const { members, others } = birthDates(times);
    const rows = [
      ...people.map(({ key, name }) => ({
        memberId: ids.get(key),
        memberName: firstName(name),
        birthDate: members[key],
      })),
      ...others.map(([memberName, birthDate]) => ({ memberName, birthDate })),
    ];
    await replayAt(times.instant(beginnings.birthdaysAdded), () => this.birthdays.add(emma, rows));
  }

  /** One transaction per person, because creating a copy has to be fast. */
  private async addEvents(
    holders: ReadonlyMap<HolderKey, Viewer>,
    ids: ReadonlyMap<PersonKey, string>,
    times: DemoTimes,
  ): Promise<void> {
    const script = events(times);
    const stored = new Map<DemoEvent, string>();
    for (const [key, viewer] of holders)
      await this.db.write(viewer, async () => {
        for (const event of script.filter(({ by }) => by === key)) {
          const { by: _by, added, for: person, later: _later, ...input } = event;
          const whoMemberIds = [person ?? []].flat().flatMap((each: PersonKey) => ids.get(each) ?? []);
          const { id } = await replayAt(times.instant(added), () =>
            this.calendar.add(viewer, { ...input, whoMemberIds }),
          );
          stored.set(event, id);
        }
      });
    for (const [{ later }, id] of stored) {
      if (!later) continue;
      const viewer = holders.get(later.by) as Viewer;
      await replayAt(times.instant(later.at), async () => {
        if (later.changes === 'deleted') await this.calendar.delete(viewer, id);
        else await this.calendar.update(viewer, id, later.changes);
      });
    }
  }

  /** Again one transaction per person, then the completions, each job from its first instance on. */
  private async addJobs(
    holders: ReadonlyMap<HolderKey, Viewer>,
    ids: ReadonlyMap<PersonKey, string>,
    times: DemoTimes,
  ): Promise<void> {
    const script = jobs(times);
    const stored = new Map<DemoJob, string>();
    for (const [key, viewer] of holders)
      await this.db.write(viewer, async () => {
        for (const job of script.filter(({ by }) => by === key))
          stored.set(job, await replayAt(times.instant(job.added), () => this.addJob(viewer, job, ids)));
      });
    for (const [{ done = [] }, id] of stored) {
      let instance: string | undefined = id;
      for (const { by, at } of done) {
        const viewer = holders.get(by) as Viewer;
        const open: string = instance ?? id;
        const { next } = await replayAt(times.instant(at), () => this.jobs.setCompleted(viewer, open, true));
        instance = next?.id;
      }
    }
  }

  private async addMeals(
    holders: ReadonlyMap<HolderKey, Viewer>,
    ids: ReadonlyMap<PersonKey, string>,
    times: DemoTimes,
    recipes: ReadonlyMap<string, string>,
  ): Promise<void> {
    const viewerOf = (key: HolderKey): Viewer => holders.get(key) as Viewer;
    for (const { by, added, text } of mealRules)
      await replayAt(times.instant(added), () => this.rules.add(viewerOf(by), { text }));
    for (const { by, added, meals } of mealPlans(times)) {
      const planned = meals.map(({ cook, ...meal }) => ({
        ...meal,
        recipeId: recipes.get(meal.title) ?? null,
        cookId: cook ? (ids.get(cook) ?? null) : null,
      }));
      await replayAt(times.instant(added), () => this.meals.addAll(viewerOf(by), planned));
    }
  }

  private async addJob(
    viewer: Viewer,
    { by: _by, added: _added, done: _done, for: person, turns, parts, ticked = 0, repeat, ...input }: DemoJob,
    ids: ReadonlyMap<PersonKey, string>,
  ): Promise<string> {
    const idOf = (key: PersonKey): string => ids.get(key) ?? '';
    const rotation = turns && { mode: turns.mode, memberIds: turns.people.map(idOf) };
    const job = await this.jobs.add(viewer, {
      ...input,
      ...(!turns && { assigneeId: person ? idOf(person) : null }),
      ...(repeat && { repeat: { ...repeat, ...(rotation && { rotation }) } }),
      ...(parts && { subtasks: parts }),
    });
    for (const { id } of job.subtasks.slice(0, ticked)) await this.parts.change(viewer, job.id, id, { isDone: true });
    return job.id;
  }
}
