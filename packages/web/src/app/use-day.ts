import { nzDate } from '@tussock/core/text/nz-date';
import { useEffect, useState } from 'react';
import { isDocumentKept } from './is-document-kept';

const DAY_MS = 24 * 3_600_000;
const LOOK_MS = 60_000;
/** The edge may serve a page for so long after it was rendered. */
const SERVED_MS = 11 * 60_000;
/** A clock that has moved further was set, and no tab stays open for so long. */
const MOST_DAYS = 31;

/**
 * New Zealand's date in a tab that stays open, 2026-11-20: that of the page, moved on by as many days as the visitor's clock has
 * moved since. The clock itself may be wrong by days. It is believed only where the page was kept for nobody knows how long, and within
 * minutes of midnight: the page may be of the evening before, and a clock that is slow has yet to reach the day of the page.
 */
export function useDay(ofPage: string): string {
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    const isOfNow = [-SERVED_MS, SERVED_MS].some((ms) => ofPage === nzDate(new Date(Date.now() + ms)));
    const first = isOfNow || isDocumentKept() ? ofPage : nzDate(new Date());
    const look = () => {
      const days = (Date.parse(nzDate(new Date())) - Date.parse(first)) / DAY_MS;
      if (days >= 0 && days <= MOST_DAYS) setMoved(days);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    // Timers rest in a tab that nobody sees.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ofPage]);
  return moved === 0 ? ofPage : new Date(Date.parse(ofPage) + moved * DAY_MS).toISOString().slice(0, 10);
}
