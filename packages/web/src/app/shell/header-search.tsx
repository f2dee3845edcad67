import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { opensElsewhere } from '../../lib/address/opens-elsewhere';
import { paths } from '../../lib/address/paths';
import { storedSlash } from '../../lib/storage/slash';
import { ProgressLine } from '../../ui/progress-line';
import { typedAhead } from './typed-ahead';

const loadDialog = () => import('../../features/search/search-dialog');
const loadAhead = () => void (navigator.onLine && loadDialog().catch(() => undefined));

type Dialog = ComponentType<{ takeTyped: () => string; onClose: () => void }>;

/**
 * Opens the search box, also by "/", unless the visitor turned it off, and Ctrl-K. Without scripts, or where the box cannot be loaded, it leads to the
 * search page.
 */
export function HeaderSearch() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const navigation = useNavigationType();
  const hasSlash = useSyncExternalStore(storedSlash.subscribe, isSlashOn, () => true);
  const [SearchDialog, setDialog] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const [isLoading, setLoading] = useState(false);
  /** What is typed from the moment the box is asked for until it has the focus; null at other times. */
  const ahead = useRef<string | null>(null);
  const takeTyped = useCallback(() => {
    const typed = ahead.current ?? '';
    ahead.current = null;
    return typed;
  }, []);
  const show = useCallback(() => {
    if (!SearchDialog && !navigator.onLine) return void navigate(paths.search);
    ahead.current ??= '';
    if (SearchDialog) return setOpen(true);
    setLoading(true);
    loadDialog()
      .then(
        (module) => {
          setDialog(() => module.default);
          setOpen(true);
        },
        () => {
          ahead.current = null;
          navigate(paths.search);
        },
      )
      .finally(() => setLoading(false));
  }, [navigate, SearchDialog]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Back and Forward leave the page that is behind the box
  useEffect(() => {
    if (navigation !== 'POP') return;
    setOpen(false);
    ahead.current = null;
  }, [key, navigation]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const typed = ahead.current === null || isInField(event) ? null : typedAhead(ahead.current, event);
      if (typed !== null) ahead.current = typed;
      else if (opensSearch(event, hasSlash)) show();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [show, hasSlash]);
  return (
    <>
      <Link
        to={paths.search}
        aria-keyshortcuts={hasSlash ? '/ Control+K' : 'Control+K'}
        onPointerEnter={loadAhead}
        onClick={(event) => {
          if (opensElsewhere(event) || pathname === paths.search) return;
          event.preventDefault();
          show();
        }}
        className="flex size-11 max-[22rem]:hidden items-center justify-center gap-2 rounded-control text-muted hover:text-ink lg:h-10 lg:w-auto lg:border lg:border-control/60 lg:bg-card lg:px-3.5 lg:text-14 lg:font-semibold lg:text-ink"
      >
        <Search aria-hidden="true" size={18} className="lg:size-4 lg:text-muted" />
        <span className="max-[64rem]:sr-only">Search</span>
        {hasSlash && (
          <span
            aria-hidden="true"
            className="hidden rounded-badge border border-line px-1.5 font-sans text-12 text-muted in-[html[data-js]]:xl:inline"
          >
            /
          </span>
        )}
      </Link>
      {isLoading && <ProgressLine />}
      {open && SearchDialog && <SearchDialog takeTyped={takeTyped} onClose={() => setOpen(false)} />}
    </>
  );
}

const isSlashOn = () => storedSlash.read().value === null;

/** Whether a key opens the search: "/" outside of fields, Ctrl-K or Command-K anywhere. */
function opensSearch(event: KeyboardEvent, hasSlash: boolean): boolean {
  const held = event.ctrlKey || event.metaKey;
  if (held && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') return true;
  return hasSlash && event.key === '/' && !held && !event.altKey && !isInField(event);
}

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null;
