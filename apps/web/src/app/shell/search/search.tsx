import SearchPanel from '../../../features/search/search-panel';
import type { SearchPanelProps } from '../../../features/search/search-panel';
import { useCommands, useUnderstanding } from './commands';
import type { PersonEntry } from '../menus/person-entries';

/** The search with its commands. Loaded when it is first opened. */
export default function Search({
  entries,
  ...panel
}: Omit<SearchPanelProps, 'commands' | 'understand'> & { entries: readonly PersonEntry[] }) {
  return <SearchPanel {...panel} commands={useCommands(entries)} understand={useUnderstanding()} />;
}
