import clsx from 'clsx';

/** How much room it has. */
export interface ToggleLook {
  iconOnly?: boolean;
  iconOnPhone?: boolean;
}

/** A button that stays pressed, named by its word and what it is about. Its icon is drawn by the stylesheet. */
export function ToggleButton({
  icon,
  word,
  about,
  isPressed,
  refusal,
  iconOnly = false,
  iconOnPhone = false,
  onPress,
}: ToggleLook & {
  icon: 'bookmark' | 'columns';
  word: string;
  about: string;
  isPressed: boolean;
  /** Why it cannot be pressed; null where it can. */
  refusal: string | null;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className={clsx('toggle', iconOnly && 'small', iconOnPhone && 'small-on-phone')}
      onClick={onPress}
      aria-pressed={isPressed}
      aria-disabled={refusal === null ? undefined : true}
      title={refusal ?? (iconOnly ? word : undefined)}
    >
      <i className={`icon icon-${icon}`} />
      {!iconOnly && <span>{word}</span>}
      <span className="sr-only">{iconOnly ? `${word} ${about}` : ` ${about}`}</span>
    </button>
  );
}
