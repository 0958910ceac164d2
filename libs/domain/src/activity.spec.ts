import { ACTIVITY_TYPES, activityHandOff, describeActivity } from './activity';
import { RESOURCE_TYPES } from './resources';

describe('describeActivity', () => {
  it.each([
    ['created', 'calendar_event', 'Dentist', 'added Dentist to the calendar'],
    ['updated', 'calendar_event', 'Dentist', 'changed Dentist in the calendar'],
    ['deleted', 'calendar_event', 'Dentist', 'removed Dentist from the calendar'],
    ['completed', 'todo', 'Bins', 'completed Bins'],
    ['created', 'family_member', 'Biscuit', 'added Biscuit to the family'],
    ['created', 'family', 'The Reeds', 'created The Reeds'],
    ['joined', 'family', 'The Reeds', 'joined The Reeds'],
    ['left', 'family', '', 'left the family'],
    ['completed', 'recipe', 'Lasagne', 'cooked Lasagne'],
    ['created', 'calendar_event', '  ', 'added an event to the calendar'],
  ] as const)('%s %s %p', (type, resource, subject, sentence) =>
    expect(describeActivity(type, resource, subject)).toBe(sentence),
  );

  it('has a sentence for every resource and action', () => {
    for (const type of ACTIVITY_TYPES) {
      for (const resource of RESOURCE_TYPES) expect(describeActivity(type, resource, 'X')).toMatch(/^\w+ X/);
    }
  });
});

describe('activityHandOff', () => {
  const activity = {
    id: 'a1',
    type: 'created',
    resource: 'calendar_event',
    resourceId: 'e1',
    userName: 'Hannah',
    description: 'added Dentist to the calendar',
    eventDate: '2026-10-08',
  };

  it('carries what the target screen needs', () => {
    expect(activityHandOff(activity)).toEqual({
      activityId: 'a1',
      type: 'created',
      resource: 'calendar_event',
      resourceId: 'e1',
      section: 'calendar',
      userName: 'Hannah',
      description: 'added Dentist to the calendar',
      eventDate: '2026-10-08',
    });
    expect(activityHandOff({ ...activity, eventDate: null })).not.toHaveProperty('eventDate');
  });

  it('is null for a resource without a screen', () => {
    expect(activityHandOff({ ...activity, resource: 'moon' })).toBeNull();
  });
});
