import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useMemo } from 'react';
import type { RootAnswers } from '../../../test/network';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { event, fakeCalendar } from '../calendar.test-kit';
import { useSettings } from '../model/settings';
import { useEventWrites } from '../model/use-event-writes';
import { useScopeQuestion } from '../model/use-scope-question';
import { renderPart } from '../part.test-kit';
import EventDialog from './event/event-dialog';
import type { EventDialogTarget } from './event/use-event-form';
import ScopeDialog from './scope-dialog';

type Stored = ReturnType<typeof event>;

/** A button that opens the form, and the question that it may ask. */
function EventForm({ target }: { target: EventDialogTarget }) {
  const settings = useSettings();
  const { today, weekStartsOn } = settings;
  const form = useOpened<EventDialogTarget>();
  const scope = useScopeQuestion();
  const basis = useMemo(() => ({ today, weekStartsOn }), [today, weekStartsOn]);
  const writes = useEventWrites(basis, settings, scope.ask);
  return (
    <>
      <button type="button" onClick={() => form.show(target)}>
        Open
      </button>
      {form.value && (
        <EventDialog key={form.times} open={form.open} target={form.value} writes={writes} onClose={form.close} />
      )}
      {scope.question && (
        <ScopeDialog key={`scope-${scope.times}`} open={scope.open} question={scope.question} onAnswer={scope.answer} />
      )}
    </>
  );
}

/** Opens the form, also a second time. */
export async function openForm(actor: UserEvent): Promise<HTMLElement> {
  await actor.click(await screen.findByText('Open'));
  return screen.findByRole('dialog', { name: /^(Add|Edit) Event$/ });
}

async function renderForm(target: EventDialogTarget, events: Stored[], answers: RootAnswers) {
  const calendar = fakeCalendar(events, answers);
  const rendered = renderPart(<EventForm target={target} />, calendar.graphql);
  return { ...rendered, calendar, dialog: await openForm(rendered.actor) };
}

/** Add Event on today, alone. */
export const addForm = (answers: RootAnswers = {}) =>
  renderForm({ kind: 'add', date: '2026-10-08', time: null }, [], answers);

/** Edit Event of a stored event, alone; of a series its occurrence of today. */
export const editForm = (stored: Stored, answers: RootAnswers = {}) =>
  renderForm(
    {
      kind: 'edit',
      // as the client has read it: the server's own row may change meanwhile
      event: structuredClone(stored),
      start: stored.isRecurring ? '2026-10-08' : stored.eventDate,
    },
    [stored],
    answers,
  );

/** A button of an open form. */
export const button = (text: string): HTMLElement => screen.getByText(text, { selector: 'button' });
