import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import Carousel from 'yet-another-react-lightbox';
import type { SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { t } from '../../messages/pictures';
import { useHistoryEntry } from '../dialogs/use-history-entry';
import classes from './lightbox.module.css';
import { pictureAddress } from './picture';
import type { Picture } from './picture';

const texts = t.pictures.box;
const LABELS = {
  Lightbox: texts.label,
  Previous: texts.previous,
  Next: texts.next,
  Close: texts.close,
  'Zoom in': texts.zoomIn,
  'Zoom out': texts.zoomOut,
  Slide: texts.slide,
  Carousel: texts.carousel,
  'Photo gallery': texts.gallery,
  '{index} of {total}': texts.place,
};
/** Pictures have a dark background in both schemes: the tokens of the dark one. */
const STAGE = { className: classes['stage'] ?? '', 'data-theme': 'dark' };

/**
 * Pictures over the whole window, one at a time: arrow keys, swiping and buttons change the picture; pinching, a double
 * tap, the wheel and buttons zoom; Escape, Back, a swipe down and a click beside the picture close it, and the focus
 * returns.
 */
export default function Lightbox({
  pictures,
  from,
  onClose,
}: {
  pictures: readonly Picture[];
  /** The one that was opened. */
  from: number;
  onClose: () => void;
}) {
  useHistoryEntry(true, onClose);
  const [at, setAt] = useState(from);
  const slides = pictures.map((picture, index): SlideImage => {
    const { url, width, height, widths = [] } = picture;
    return {
      src: url,
      width,
      height,
      alt: t.pictures.one(index + 1, pictures.length, picture.alt),
      srcSet: widths.map((each) => ({
        src: pictureAddress(picture, each),
        width: each,
        height: Math.round((height * each) / width),
      })),
    };
  });
  const isOne = pictures.length === 1;
  const alt = pictures[at]?.alt;
  return (
    <Carousel
      open
      close={onClose}
      index={at}
      slides={slides}
      plugins={[Zoom]}
      labels={LABELS}
      portal={{ container: { ...STAGE } }}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: true, doubleClickMaxStops: 1 }}
      on={{ view: ({ index }) => setAt(index) }}
      render={{
        iconPrev: () => <ChevronLeft size={28} aria-hidden />,
        iconNext: () => <ChevronRight size={28} aria-hidden />,
        iconClose: () => <X size={24} aria-hidden />,
        iconZoomIn: () => <ZoomIn size={24} aria-hidden />,
        iconZoomOut: () => <ZoomOut size={24} aria-hidden />,
        ...(isOne && { buttonPrev: () => null, buttonNext: () => null }),
        controls: () => (
          <>
            {!isOne && <p className={classes['count']}>{texts.count(at + 1, pictures.length)}</p>}
            {/* screen readers get it as the picture's name */}
            {alt && (
              <p className={classes['description']} aria-hidden>
                {alt}
              </p>
            )}
          </>
        ),
      }}
    />
  );
}
