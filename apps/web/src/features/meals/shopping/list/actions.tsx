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

const words = t.shopping;

/** What can be done with the whole list: in the header of a desktop, above the list on a phone. */
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
    { label: words.addItem, icon: <Plus size={18} aria-hidden />, onClick: () => onShow({ kind: 'add' }) },
    {
      label: words.bulkAdd,
      icon: <ListPlus size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'many', text: '' }),
    },
    {
      label: words.generate,
      icon: <Sparkles size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'generate' }),
    },
    content !== null && {
      label: words.select,
      icon: <ListChecks size={18} aria-hidden />,
      disabled: content.open.length + content.basket.length === 0,
      onClick: onSelect,
    },
    content !== null && {
      label: words.copy,
      icon: <Copy size={18} aria-hidden />,
      disabled: content.open.length === 0,
      onClick: () => void onCopy(content),
    },
    { label: words.print, icon: <Printer size={18} aria-hidden />, onClick: printPage },
    list !== null && {
      label: words.order,
      icon: <ListOrdered size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'order', list }),
    },
    list !== null && {
      label: words.lists.editTitle,
      icon: <Pencil size={18} aria-hidden />,
      onClick: () => onShow({ kind: 'list', list }),
    },
    isShopping &&
      list !== null && {
        label: words.inShop.finish,
        icon: <ShoppingBasket size={18} aria-hidden />,
        onClick: () => void writes.setShopping(list, false),
      },
  ];
  const menu = (
    <AppMenu label={words.more} items={items.filter((item) => item !== false)}>
      {(open) => (
        <IconButton {...open} aria-label={words.more}>
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
      {isShopping ? words.inShop.resume : words.inShop.start}
    </Button>
  );
  if (mobile)
    return (
      <div className={classes['bar']}>
        <p className={classes['toBuy']}>
          {content && (content.open.length === 0 ? words.empty.title : words.toBuy(content.open.length))}
        </p>
        {startButton}
        {menu}
      </div>
    );
  return (
    <HeaderActions>
      <IconButton
        aria-label={words.copy}
        title={words.copy}
        disabled={!content || content.open.length === 0}
        onClick={() => content && void onCopy(content)}
      >
        <Copy size={20} aria-hidden />
      </IconButton>
      {menu}
      <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => onShow({ kind: 'add' })}>
        {words.addItem}
      </Button>
      {startButton}
    </HeaderActions>
  );
}
