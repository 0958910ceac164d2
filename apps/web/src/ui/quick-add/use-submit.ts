import { cleanLine } from '@homefold/domain';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { newKey } from '../new-key';
import type { PanelProps } from './entry';

/** A line of which everything is known, as it would be saved. */
export interface Ready {
  title: string;
  /** All that is saved: the same content sent again is another try of the same. */
  content: object;
  /** What is wrong with it, in words; null when it may be saved. */
  problem: string | null;
  /** @param key the same for every try. @returns what went wrong, in words; null when nothing did */
  save: (key: string) => Promise<string | null>;
}

/** What a panel does with its line. */
export interface Submitting {
  submit: () => void;
  /** Where the question is, while one is asked. */
  question: RefObject<HTMLFieldSetElement | null>;
  /** Why the line was not saved; null when nothing is known against it. */
  failure: string | null;
}

/**
 * Sends the line of a panel: at once when Enter came before the panel, never while a question is open, and with the key of the
 * last try when it says the same.
 * @param read what the line says now; null while something is asked
 */
export function useSubmit(
  { entry, submitAtOnce, ref, onSent }: Pick<PanelProps<unknown>, 'entry' | 'submitAtOnce' | 'ref' | 'onSent'>,
  read: () => Ready | null,
): Submitting {
  const { text, retry } = entry;
  const question = useRef<HTMLFieldSetElement>(null);
  const [problem, setProblem] = useState<{ of: string; message: string } | null>(null);
  const choose = (): boolean => {
    question.current?.querySelector('input')?.focus();
    return question.current !== null;
  };
  const submit = (): void => {
    if (cleanLine(text) === '') return;
    const ready = read();
    if (!ready) {
      // Never the likeliest by itself: somebody has to choose.
      choose();
      return;
    }
    if (ready.problem !== null) {
      setProblem({ of: text, message: ready.problem });
      return;
    }
    const of = JSON.stringify(ready.content);
    const key = retry?.of === of ? retry.key : newKey();
    onSent({ title: ready.title, retry: { of, key }, saved: ready.save(key) });
  };
  useImperativeHandle(ref, () => ({ submit, choose }));
  const wanted = useRef(submitAtOnce);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    submit();
  });
  return { submit, question, failure: problem?.of === text ? problem.message : entry.failure };
}
