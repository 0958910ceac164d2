import IconButton from '@mui/material/IconButton';
import { activityHandOff, MAX_SEARCH_LENGTH, memberInitials, searchWords, todayIn } from '@homefold/domain';
import { Clock, Search, SlidersHorizontal, TrendingUp, X } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { SearchResultFieldsFragment } from './generated';
import { useViewer } from '../../graphql/use-viewer';
import { Dialog } from '../../ui/dialogs/dialog';
import { leaveHandOff } from '../../ui/sections/hand-off';
import { useSections } from '../../ui/sections/sections';
import { useIsMobile } from '../../ui/browser/use-media';
import { useNow } from '../../ui/time/use-now';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { t } from '../../messages/search';
import { FilterPanel } from './filter-panel';
import { defaultFilters, isDefault, offeredTypes, ORDERS, searchInput } from './filters';
import type { Order } from './filters';
import { completions, forgetSearches, readMemory, rememberSearch } from './memory';
import { ResultRow } from './result-row';
import classes from './search.module.css';
import { useSearch } from './use-search';

/** Positioned over the sidebar's search box; through `sx`, because a class would conflict with the dialog's own. */
const PLACE = { alignItems: 'flex-start', justifyContent: 'flex-start' } as const;
const PANEL = { width: 824, maxWidth: 'calc(100vw - 24px)', maxHeight: 'calc(100vh - 84px)', margin: '60px 12px 24px' };
const SHEET = { paddingTop: 'var(--hf-safe-top)', paddingBottom: 'var(--hf-safe-bottom)' };

/**
 * The global search: a combobox (WAI-ARIA, "list autocomplete with manual selection") over a list of results, with filters
 * next to it and previous searches below. Arrows move, Enter opens, Escape closes.
 */
export default function SearchPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  const mobile = useIsMobile();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={mobile}
      maxWidth={false}
      aria-labelledby={`${id}-title`}
      slotProps={{ container: { sx: PLACE }, paper: { sx: mobile ? SHEET : PANEL } }}
    >
      <h2 id={`${id}-title`} className={classes['heading']}>
        {t.search.title}
      </h2>
      <Panel id={id} mobile={mobile} onClose={onClose} />
    </Dialog>
  );
}

function Panel({ id, mobile, onClose }: { id: string; mobile: boolean; onClose: () => void }) {
  const { me, family, members } = useViewer();
  const { go, has } = useSections();
  const now = useNow();
  const timeZone = family?.settings.timeZone ?? 'Europe/London';
  const locale = family?.settings.locale ?? 'en-GB';
  const today = todayIn(timeZone, now);
  const letters = useMemo(() => memberInitials(members), [members]);
  const offered = useMemo(() => offeredTypes(has), [has]);

  const [text, setText] = useState('');
  const [filters, setFilters] = useState(() => defaultFilters(offered));
  const [showFilters, setShowFilters] = useState(!mobile);
  const [attempt, setAttempt] = useState(0);
  const [active, setActive] = useState(0);
  const [memory, setMemory] = useState(() => readMemory(me?.id ?? ''));
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  const state = useSearch(text, searchInput(filters, today), attempt);
  const words = useDeferredValue(searchWords(state.answered));
  const { results } = state;
  const current = results[active] ? active : 0;
  const expanded = results.length > 0;
  const option = (index: number): string => `${id}-option-${index}`;

  const search = (next: string): void => {
    setText(next);
    setActive(0);
    field.current?.focus();
  };
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
  const move = (to: number): void => {
    setActive(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent): void => {
    const last = results.length - 1;
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(current >= last ? 0 : current + 1),
      ArrowUp: () => move(current <= 0 ? last : current - 1),
      Enter: () => {
        const result = results[current];
        if (result && state.phase === 'answered') pick(result);
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
          placeholder={t.search.placeholder}
          aria-label={t.search.field}
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={expanded ? option(current) : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
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
        <IconButton aria-label={t.search.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['body']}>
        {/* Scrollable, so it must be focusable by keyboard. */}
        <div
          className={classes['found']}
          {...(expanded && { role: 'region', 'aria-label': t.search.results, tabIndex: 0 })}
        >
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={t.search.results} className={classes['list']}>
            {results.map((result, index) => (
              <ResultRow
                key={`${result.type}-${result.id}`}
                id={option(index)}
                result={result}
                words={words}
                active={index === current}
                author={members.find((member) => member.id === result.authorMemberId)}
                initials={letters.get(result.authorMemberId ?? '')}
                today={today}
                locale={locale}
                onPick={() => pick(result)}
                onPoint={() => setActive(index)}
              />
            ))}
          </ul>
          <Message
            phase={state.phase}
            text={state.answered}
            empty={!expanded}
            onRetry={() => setAttempt(attempt + 1)}
          />
          <div className={classes['earlier']}>
            {text.trim() === '' ? (
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
              setActive(0);
            }}
          />
        )}
      </div>
      {/* Without results there is nothing to sort; on desktop the keys are listed here. */}
      {(expanded || !mobile) && (
        <div className={classes['foot']}>
          {!mobile && <Keys />}
          <label className={classes['order']}>
            <VisuallyHidden>{t.search.order}</VisuallyHidden>
            <select
              value={filters.order}
              onChange={(event) => setFilters({ ...filters, order: event.target.value as Order })}
            >
              {ORDERS.map((order) => (
                <option key={order} value={order}>
                  {t.search.orders[order]}
                </option>
              ))}
            </select>
          </label>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {state.phase === 'answered' ? count : state.phase === 'searching' ? t.search.searching : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** Shown instead of results: initial hint, searching, none found, or an error. */
function Message({
  phase,
  text,
  empty,
  onRetry,
}: {
  phase: 'idle' | 'typing' | 'searching' | 'answered' | 'failed';
  text: string;
  empty: boolean;
  onRetry: () => void;
}) {
  if (!empty) return null;
  if (phase === 'failed')
    return (
      <div className={classes['message']} role="alert">
        <p>{t.search.failed}</p>
        <button type="button" className={classes['forget']} onClick={onRetry}>
          {t.common.tryAgain}
        </button>
      </div>
    );
  if (phase === 'answered')
    return (
      <div className={classes['message']}>
        <p>{t.search.none(text)}</p>
        <p>{t.search.noneHint}</p>
      </div>
    );
  return (
    <div className={classes['message']}>
      <p>{phase === 'idle' ? t.search.idle : t.search.searching}</p>
    </div>
  );
}

function Chips({
  label,
  texts,
  icon,
  onPick,
  children,
}: {
  label: string;
  texts: readonly string[];
  icon: ReactNode;
  onPick: (text: string) => void;
  children?: ReactNode;
}) {
  const id = useId();
  if (texts.length === 0) return null;
  return (
    <div className={classes['chips']} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div>
        {texts.map((text) => (
          <button key={text} type="button" className={classes['chip']} onClick={() => onPick(text)}>
            {icon}
            <span>{text}</span>
          </button>
        ))}
        {children}
      </div>
    </div>
  );
}

const Keys = () => (
  <div className={classes['keys']} aria-hidden>
    <kbd>↑</kbd>
    <kbd>↓</kbd> {t.search.keys.move}
    <kbd>↵</kbd> {t.search.keys.open}
    <kbd>esc</kbd> {t.search.keys.close}
  </div>
);
