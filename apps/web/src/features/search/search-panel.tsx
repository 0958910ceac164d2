import IconButton from '@mui/material/IconButton';
import { activityHandOff, MAX_SEARCH_LENGTH, memberInitials, searchWords, todayIn } from '@homefold/domain';
import { Clock, Search, SlidersHorizontal, TrendingUp, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { SearchResultFieldsFragment } from './generated';
import { useViewer } from '../../graphql/use-viewer';
import { Dialog } from '../../ui/dialogs/dialog';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';
import { useIsMobile } from '../../ui/browser/use-media';
import { useNow } from '../../ui/time/use-now';
import { FieldBox } from '../../ui/fields/field-frame';
import { Choice } from '../../ui/pickers/choice';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { t } from '../../messages/search';
import type { Command } from '../../ui/sections/commands';
import { CommandRow } from './command-row';
import { matchingCommands, suggestedCommands } from './commands';
import { FilterPanel } from './filter-panel';
import { defaultFilters, isDefault, offeredTypes, ORDERS, searchInput } from './filters';
import { completions, forgetSearches, readMemory, rememberSearch } from './memory';
import { Chips, Keys, Message } from './panel-parts';
import { ResultRow } from './result-row';
import classes from './search.module.css';
import { useSearch } from './use-search';

/** Positioned over the sidebar's search box; through `sx`, because a class would conflict with the dialog's own. */
const PLACE = { alignItems: 'flex-start', justifyContent: 'flex-start' } as const;
const PANEL = { width: 824, maxWidth: 'calc(100vw - 24px)', maxHeight: 'calc(100vh - 84px)', margin: '60px 12px 24px' };
const SHEET = { paddingTop: 'var(--hf-safe-top)', paddingBottom: 'var(--hf-safe-bottom)' };

export interface SearchPanelProps {
  open: boolean;
  /** The text, including input from before this code had loaded. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
  /** The commands: offered when their words are typed, the first ones before anything is typed. */
  commands: readonly Command[];
  /** Further commands that depend on the text. */
  understand: (text: string) => readonly Command[];
}

/**
 * The global search and command palette: a combobox (WAI-ARIA, "list autocomplete with manual selection") over a list of
 * commands and results, with filters next to it and previous searches below. Arrows move, Enter opens, Escape closes.
 */
export default function SearchPanel({ open, onClose, ...panel }: SearchPanelProps) {
  const id = useId();
  const mobile = useIsMobile();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={mobile}
      maxWidth={false}
      // The shell returns the focus: it knows where it was before the search was loaded.
      disableRestoreFocus
      aria-labelledby={`${id}-title`}
      slotProps={{ container: { sx: PLACE }, paper: { sx: mobile ? SHEET : PANEL } }}
    >
      <h2 id={`${id}-title`} className={classes['heading']}>
        {t.search.title}
      </h2>
      <Panel {...panel} id={id} mobile={mobile} onClose={onClose} />
    </Dialog>
  );
}

function Panel({
  id,
  mobile,
  text,
  onText,
  onClose,
  commands,
  understand,
}: Omit<SearchPanelProps, 'open'> & { id: string; mobile: boolean }) {
  const { me, family, members } = useViewer();
  const { go, has } = useSections();
  const now = useNow();
  const timeZone = family?.settings.timeZone ?? 'Europe/London';
  const locale = family?.settings.locale ?? 'en-GB';
  const today = todayIn(timeZone, now);
  const letters = useMemo(() => memberInitials(members), [members]);
  const offered = useMemo(() => offeredTypes(has), [has]);

  const [filters, setFilters] = useState(() => defaultFilters(offered));
  const [showFilters, setShowFilters] = useState(!mobile);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [memory, setMemory] = useState(() => readMemory(me?.id ?? ''));
  const field = useRef<HTMLInputElement>(null);

  const state = useSearch(text, searchInput(filters, today), attempt);
  const words = useDeferredValue(searchWords(state.answered));
  const { results } = state;
  const blank = text.trim() === '';
  const offers = blank ? suggestedCommands(commands) : [...understand(text), ...matchingCommands(commands, text)];
  const last = offers.length + results.length - 1;
  // Before anything is typed, Enter does nothing by itself.
  const current = chosen !== null && chosen <= last ? chosen : blank ? -1 : Math.min(0, last);
  const expanded = last >= 0;
  const option = (index: number): string => `${id}-option-${index}`;

  const write = (next: string): void => {
    onText(next);
    setChosen(null);
  };
  const search = (next: string): void => {
    write(next);
    field.current?.focus();
  };
  // After the text typed before this field existed.
  useEffect(() => field.current?.setSelectionRange(MAX_SEARCH_LENGTH, MAX_SEARCH_LENGTH), []);
  const keep = (searched: string): void => setMemory(rememberSearch(me?.id ?? '', searched, now.getTime()));
  const pick = (result: SearchResultFieldsFragment): void => {
    keep(text);
    const handOff = activityHandOff({
      id: result.id,
      type: result.type,
      resource: result.type,
      resourceId: result.id,
      userName: result.author,
      description: result.title,
      eventDate: result.metadata.eventDate ?? null,
    });
    onClose();
    if (!handOff) return;
    leaveHandOff(handOff);
    go(handOff.section);
  };
  const run = (command: Command): void => {
    onClose();
    command.run();
  };
  const move = (to: number): void => {
    setChosen(to);
    document.getElementById(option(to))?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(current >= last ? 0 : current + 1),
      ArrowUp: () => move(current <= 0 ? last : current - 1),
      Enter: () => {
        const command = offers[current];
        const result = results[current - offers.length];
        if (command) run(command);
        else if (result && state.phase === 'answered') pick(result);
        else if (searchWords(text).length > 0) keep(text);
      },
      // the first Escape clears, the second closes
      ...(text !== '' && { Escape: () => search('') }),
    };
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing) return;
    if (event.key.startsWith('Arrow') && !expanded) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  };

  const earlier = completions(memory, text, now.getTime());
  const count = t.search.count(state.total);
  return (
    <>
      <div className={classes['head']} role="search">
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <input
          ref={field}
          type="text"
          role="combobox"
          autoFocus
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t.shell.searchPlaceholder}
          aria-label={t.shell.searchField}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? option(current) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKey}
        />
        {state.phase === 'answered' && <span className={classes['count']}>{count}</span>}
        {mobile && (
          <IconButton
            aria-label={t.search.filters.label}
            aria-expanded={showFilters}
            onClick={() => setShowFilters((shown) => !shown)}
            color={isDefault(filters, offered) ? 'default' : 'primary'}
          >
            <SlidersHorizontal size={20} aria-hidden />
          </IconButton>
        )}
        <IconButton aria-label={t.shell.closeSearch} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['body']}>
        {/* Scrollable, so it must be focusable by keyboard. */}
        <div
          className={classes['found']}
          {...(expanded && { role: 'region', 'aria-label': t.search.results, tabIndex: 0 })}
        >
          <div id={`${id}-list`} role="listbox" aria-label={t.search.results}>
            {offers.length > 0 && (
              <ul role="group" aria-label={t.search.commands.label} className={classes['list']}>
                {offers.map((command, index) => (
                  <CommandRow
                    key={command.id}
                    id={option(index)}
                    command={command}
                    words={searchWords(text)}
                    active={index === current}
                    onPick={() => run(command)}
                    onPoint={() => setChosen(index)}
                  />
                ))}
              </ul>
            )}
            {results.length > 0 && (
              <ul role="group" aria-label={t.search.results} className={classes['list']}>
                {results.map((result, index) => (
                  <ResultRow
                    key={`${result.type}-${result.id}`}
                    id={option(offers.length + index)}
                    result={result}
                    words={words}
                    active={offers.length + index === current}
                    author={members.find((member) => member.id === result.authorMemberId)}
                    initials={letters.get(result.authorMemberId ?? '')}
                    today={today}
                    locale={locale}
                    onPick={() => pick(result)}
                    onPoint={() => setChosen(offers.length + index)}
                  />
                ))}
              </ul>
            )}
          </div>
          <Message
            phase={state.phase}
            text={state.answered}
            empty={results.length === 0 && (offers.length === 0 || state.phase === 'failed')}
            onRetry={() => setAttempt(attempt + 1)}
          />
          <div className={classes['earlier']}>
            {blank ? (
              <>
                <Chips
                  label={t.search.recent}
                  texts={memory.recent}
                  icon={<Clock size={14} aria-hidden />}
                  onPick={search}
                >
                  <button
                    type="button"
                    className={classes['forget']}
                    onClick={() => {
                      setMemory(forgetSearches(me?.id ?? ''));
                      field.current?.focus();
                    }}
                  >
                    {t.search.forget}
                  </button>
                </Chips>
                <Chips
                  label={t.search.popular}
                  texts={memory.popular}
                  icon={<TrendingUp size={14} aria-hidden />}
                  onPick={search}
                />
              </>
            ) : (
              <Chips label={t.search.earlier} texts={earlier} icon={<Clock size={14} aria-hidden />} onPick={search} />
            )}
          </div>
        </div>
        {showFilters && (
          <FilterPanel
            filters={filters}
            offered={offered}
            members={members}
            letters={letters}
            onChange={(next) => {
              setFilters(next);
              setChosen(null);
            }}
          />
        )}
      </div>
      {/* Without results there is nothing to sort; on desktop the keys are listed here. */}
      {(results.length > 0 || !mobile) && (
        <div className={classes['foot']}>
          {!mobile && <Keys />}
          <FieldBox className={classes['order']}>
            <Choice
              label={t.search.order}
              control={{ 'aria-label': t.search.order }}
              value={filters.order}
              options={ORDERS.map((value) => ({ value, label: t.search.orders[value] }))}
              onChange={(order) => setFilters({ ...filters, order })}
            />
          </FieldBox>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {!blank && offers.length > 0 && `${t.search.commands.count(offers.length)} `}
          {state.phase === 'answered' ? count : state.phase === 'searching' ? t.search.searching : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
