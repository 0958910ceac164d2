import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { RootAnswers } from '../../../test/network';
import { fakeCalendar } from '../calendar.test-kit';
import { renderPart } from '../part.test-kit';
import ExchangeDialog from './exchange-dialogs';
import type { ExchangeKind } from './more-menu';

function OneDialog({ kind }: { kind: ExchangeKind }) {
  const [open, setOpen] = useState(true);
  return <ExchangeDialog kind={kind} open={open} onClose={() => setOpen(false)} />;
}

/** A dialog of the calendar's More menu, alone. */
export async function openExchange(kind: ExchangeKind, answers: RootAnswers = {}) {
  const rendered = renderPart(<OneDialog kind={kind} />, fakeCalendar([], answers).graphql);
  return { ...rendered, dialog: await screen.findByRole('dialog') };
}
