import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  Copy,
  EllipsisVertical,
  ListChecks,
  ListOrdered,
  ListPlus,
  Pencil,
  Plus,
  Printer,
  ShoppingBasket,
  Sparkles,
} from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppMenu } from '../../../../ui/basics/app-menu';
import type { MenuEntry } from '../../../../ui/basics/app-menu';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { printPage } from '../../../../ui/print/use-printing';
import { HeaderActions } from '../../../../ui/sections/header-actions';
import type { Content } from '../model/types';
import { useListWrites } from '../model/use-list-writes';
import type { Opener } from '../opens';
import classes from './shopping-screen.module.css';

const labels = t.shopping;

/** The actions of the whole list: in the header on a desktop, above the list on a phone. */
export function Actions({
  content,
  onShow,
  onCopy,
  onSelect,
}: {
  content: Content | null;
  onShow: (what: Opener) => void;
  onCopy: (content: Content) => Promise<void>;
  onSelect: () => void;
}) {
  const mobile = useIsMobile();
  const { me } = useFamily();
  const writes = useListWrites();
  const list = content?.list ?? null;
  const isShopping = list?.shopperIds.includes(me) ?? false;
  const start = (): void => {
    if (list && !isShopping) void writes.setShopping(list, true);
    onShow({ kind: 'shop' });
  };
  const items: (MenuEntry | false)[] = [
    { label: labels.addItem, icon: <Plus size={18} aria-hidden />, onClick: () => onShow({ kind: 'add' }) },
    {
      label: labels.bulkAdd,
      icon: <ListPlus size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'many', text: '' }),
    },
    {
      label: labels.generate,
      icon: <Sparkles size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'generate' }),
    },
    content !== null && {
      label: labels.select,
      icon: <ListChecks size={18} aria-hidden />,
      disabled: content.open.length + content.basket.length === 0,
      onClick: onSelect,
    },
    content !== null && {
      label: labels.copy,
      icon: <Copy size={18} aria-hidden />,
      disabled: content.open.length === 0,
      onClick: () => void onCopy(content),
    },
    { label: labels.print, icon: <Printer size={18} aria-hidden />, onClick: printPage },
    list !== null && {
      label: labels.order,
      icon: <ListOrdered size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'order', list }),
    },
    list !== null && {
      label: labels.lists.editTitle,
      icon: <Pencil size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'list', list }),
    },
    isShopping &&
      list !== null && {
        label: labels.inShop.finish,
        icon: <ShoppingBasket size={18} aria-hidden />,
        onClick: () => void writes.setShopping(list, false),
      },
  ];
  const menu = (
    <AppMenu label={labels.more} items={items.filter((item) => item !== false)}>
      {(open) => (
        <IconButton {...open} aria-label={labels.more}>
          <EllipsisVertical size={20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
  const startButton = (
    <Button
      variant="contained"
      startIcon={<ShoppingBasket size={18} aria-hidden />}
      disabled={list === null}
      onClick={start}
    >
      {isShopping ? labels.inShop.resume : labels.inShop.start}
    </Button>
  );
  if (mobile)
    return (
      <div className={classes['bar']}>
        <p className={classes['toBuy']}>
          {content && (content.open.length === 0 ? labels.empty.title : labels.toBuy(content.open.length))}
        </p>
        {startButton}
        {menu}
      </div>
    );
  return (
    <HeaderActions>
      <IconButton
        aria-label={labels.copy}
        title={labels.copy}
        disabled={!content || content.open.length === 0}
        onClick={() => content && void onCopy(content)}
      >
        <Copy size={20} aria-hidden />
      </IconButton>
      {menu}
      <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => onShow({ kind: 'add' })}>
        {labels.addItem}
      </Button>
      {startButton}
    </HeaderActions>
  );
}
