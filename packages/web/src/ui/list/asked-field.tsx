import type { AskedFor } from '@tussock/core/list/facet';
import { wholeNumber } from '@tussock/core/text/decimal';
import { useEffect, useId, useRef, useState } from 'react';

/**
 * An amount that a filter is asked for. With scripts it applies when the field is left or Enter is pressed; without them it is sent with
 * the form.
 */
export function AskedField({
  name,
  label,
  asked: { optionOf },
  chosen,
  onDraft,
  onAsk,
}: {
  name: string;
  /** Of the filter. */
  label: string;
  asked: Pick<AskedFor<never>, 'optionOf'>;
  chosen: readonly string[];
  /** Whether the field has an amount that does not apply yet. */
  onDraft: ((isDraft: boolean) => void) | undefined;
  onAsk: (values: readonly string[]) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const note = useId();
  const shown = chosen.map((value) => wholeNumber(Number(value))).join();
  const before = useRef(shown);
  // Not a new field for another value: it would lose the focus. What was typed before the script came stays.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (field.current) field.current.value = shown;
    setWrong(false);
  }, [shown]);
  /** What a text asks for; null where it is no amount. */
  const askedBy = (text: string) => {
    const option = optionOf(text);
    return option ? [option.value] : text.trim() === '' ? [] : null;
  };
  const isApplied = (values: readonly string[] | null) => values?.join() === chosen.join();
  const apply = (text: string) => {
    const values = askedBy(text);
    setWrong(values === null);
    onDraft?.(false);
    if (values && !isApplied(values)) onAsk(values);
  };
  return (
    <>
      <label>
        {'Up\u00a0to\u00a0$'}
        <input
          ref={field}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={shown}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? note : undefined}
          onChange={({ currentTarget }) => onDraft?.(!isApplied(askedBy(currentTarget.value)))}
          onBlur={({ currentTarget }) => apply(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
        />
        <span className="sr-only"> {label}, New Zealand dollars</span>
      </label>
      {isWrong && (
        <p id={note} role="alert" className="text-12 text-red">
          Write whole dollars up to 10 billion, such as 250,000 or 250k.
        </p>
      )}
    </>
  );
}
