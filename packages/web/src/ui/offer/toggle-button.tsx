import clsx from 'clsx';
import { useState } from 'react';

const REFUSAL_SHOWN_MS = 3_000;

/** How much room it has. */
export interface ToggleLook {
  iconOnly?: boolean;
  iconOnPhone?: boolean;
}

/**
 * A button that stays pressed, named by its word and what it is about. Its icon is drawn by the stylesheet. Pressed although it
 * refuses, it says why.
 */
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
  /** Why it cannot be pressed, and in a word; null where it can. */
  refusal: { text: string; word: string } | null;
  onPress: () => void;
}) {
  const [isAsked, setAsked] = useState(false);
  const refused = isAsked ? refusal : null;
  const shown = refused?.word ?? word;
  const press = () => {
    if (!refusal) return onPress();
    setAsked(true);
    setTimeout(() => setAsked(false), REFUSAL_SHOWN_MS);
  };
  return (
    <>
      <button
        type="button"
        className={clsx('toggle', iconOnly && 'small', iconOnPhone && 'small-on-phone')}
        onClick={press}
        aria-pressed={isPressed}
        aria-disabled={refusal === null ? undefined : true}
        title={refusal?.text ?? (iconOnly ? word : undefined)}
      >
        <i className={`icon icon-${icon}`} />
        {!iconOnly && <span>{shown}</span>}
        <span className="sr-only">{iconOnly ? `${shown} ${about}` : ` ${about}`}</span>
      </button>
      {refused && (
        // A status that comes with its text is not read out.
        <span role="alert" className="sr-only">
          {refused.text}.
        </span>
      )}
    </>
  );
}
