import { cleanLine } from '@homefold/domain';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { newKey } from '../browser/new-key';
import type { PanelProps } from './entry';

/** A fully understood line, as it would be saved. */
export interface Ready {
  title: string;
  /** The whole payload: submitting identical content again counts as a retry. */
  content: object;
  /** The validation error; null when it may be saved. */
  problem: string | null;
  /** @param key the same for every retry. @returns the error message; null on success */
  save: (key: string) => Promise<string | null>;
}

/** The submission state of a panel. */
export interface Submitting {
  submit: () => void;
  /** The question, while one is open. */
  question: RefObject<HTMLFieldSetElement | null>;
  /** Why saving failed; null without a failure. */
  failure: string | null;
}

/**
 * Submits the line of a panel: at once when Enter came before the panel, never while a question is open, and with the key
 * of the last attempt when the content is identical.
 * @param read the current content of the line; null while a question is open
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
      // The likeliest answer is never assumed: the user has to choose.
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
