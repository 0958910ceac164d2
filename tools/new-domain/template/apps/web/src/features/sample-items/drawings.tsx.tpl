import { Drawing } from '../../ui/drawings/drawing';

/** A shelf with nothing on it yet. */
export function EmptyShelf() {
  return (
    <Drawing>
      <path d="M16 142h224" />
      <path className="t" d="M60 44h136v12H60z" />
      <path className="t" d="M60 98h136v12H60z" />
      <path d="M68 44v98M188 44v98" />
    </Drawing>
  );
}
