import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';

/** One item of a menu. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onClick: () => void;
  danger?: boolean;
  selected?: boolean;
  disabled?: boolean;
}

/**
 * A menu and the button that opens it: `<AppMenu label="More" items={...}>{(open) => <IconButton {...open}/>}</AppMenu>`.
 * The button gets its ARIA state and the handler; focus returns to it.
 */
export function AppMenu({
  label,
  items,
  children,
}: {
  label: string;
  items: readonly MenuEntry[];
  children: (trigger: {
    id: string;
    'aria-haspopup': 'menu';
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  }) => ReactNode;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);
  return (
    <>
      {children({
        id: `${id}-button`,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        // It is a landmark itself, because at the end of the page it would belong to none.
        slotProps={{ root: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.label}
            selected={item.selected ?? false}
            disabled={item.disabled ?? false}
            onClick={() => {
              close();
              item.onClick();
            }}
            sx={item.danger ? { color: 'var(--hf-danger-ink)', '& svg': { color: 'inherit' } } : undefined}
          >
            {item.icon}
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
