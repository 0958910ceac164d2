import { act, render, screen } from '@testing-library/react';
import { startTransition, use, useState } from 'react';
import { useCommitted } from './use-committed';

const never = new Promise<never>(() => undefined);
/** What a query in `Page` would have asked for. */
const asked: string[] = [];

function Wait(): never {
  return use(never);
}

function Asking({ id }: { id: string }) {
  const committed = useCommitted(id);
  asked.push(committed);
  return <p>{committed}</p>;
}

/** Shows the record of an address; "slow" cannot be rendered yet. */
function Page() {
  const [id, setId] = useState('one');
  const [ticks, setTicks] = useState(0);
  return (
    <>
      <button onClick={() => startTransition(() => setId('slow'))}>Slow</button>
      <button onClick={() => startTransition(() => setId('two'))}>Two</button>
      <button onClick={() => setTicks(ticks + 1)}>Tick {ticks}</button>
      <Asking id={id} />
      {id === 'slow' && <Wait />}
    </>
  );
}

const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => asked.splice(0));

it('keeps the value while a render with another one is begun and dropped', async () => {
  render(<Page />);
  await press(/Slow/);
  await press(/Tick/);
  expect(screen.getByRole('button', { name: 'Tick 1' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['one']));
});

it('has the new value once it is on screen', async () => {
  render(<Page />);
  await press(/Two/);
  expect(screen.getByText('two')).toBeVisible();
});
